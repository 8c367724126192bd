import { watchNpm } from './parent';

/** A signal to a process group can arrive twice, from its sender and handed on by npm: that is one wish. */
const SAME_WISH_MS = 500;

/**
 * What ends a run: Ctrl-C, SIGTERM, a closed terminal, npm gone, or a part that failed. Parts register how
 * they are closed; closing happens once, the last part first.
 */
export class Lifetime {
  private readonly closers: (() => Promise<void> | void)[] = [];
  private closing: Promise<void> | undefined;
  private resolveEnded: (reason: EndReason) => void = () => {};
  /** Resolves when the run should end. */
  readonly ended = new Promise<EndReason>((resolve) => {
    this.resolveEnded = resolve;
  });
  /** Whether the end was asked for; what is still coming up should go no further. */
  isEnding = false;

  constructor(onSecondSignal: () => void = () => process.exit(130)) {
    let askedAt: number | undefined;
    const ask = (why: string) => {
      if (askedAt === undefined) {
        askedAt = Date.now();
        this.end({ kind: 'asked', why });
      } else if (Date.now() - askedAt > SAME_WISH_MS) {
        // Whatever is still closing is left to the reaper, which follows this process's end.
        onSecondSignal();
      }
    };
    process.on('SIGINT', () => ask('Ctrl-C'));
    process.on('SIGTERM', () => ask('SIGTERM'));
    process.on('SIGHUP', () => ask('the terminal was closed'));
    watchNpm(() => ask('npm is gone'));
    // Whoever read our output may end before us (`npm start | head`); the stop must still be clean.
    process.stdout.on('error', () => {});
    process.stderr.on('error', () => {});
  }

  /** Ends the run because a part failed. */
  fail(why: string): void {
    this.end({ kind: 'failed', why });
  }

  /** Ends the run because its work is done. */
  finish(): void {
    this.end({ kind: 'done', why: '' });
  }

  private end(reason: EndReason): void {
    this.isEnding = true;
    this.resolveEnded(reason);
  }

  /** Registers how a part is closed; a part that came up too late is closed at once. */
  onClose(close: () => Promise<void> | void): void {
    if (this.closing) {
      void this.closing.then(close);
    } else {
      this.closers.push(close);
    }
  }

  /** Closes every part, the last registered first. */
  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    for (const close of this.closers.reverse()) {
      await close();
    }
  }
}

export interface EndReason {
  kind: 'asked' | 'failed' | 'done';
  why: string;
}
