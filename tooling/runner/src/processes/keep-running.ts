import { setTimeout as sleep } from 'node:timers/promises';

/** Before each further start; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** What ran this long was sound, and is started again after the shortest pause. */
const SOUND_MS = 60_000;

/** A part of a run, such as a process. */
export interface Part {
  /** Resolves with how it ended. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

export interface KeepRunningOptions {
  /** As a sentence begins with it: `The API`. */
  name: string;
  /** Resolves when the part is ready; rejects, with nothing left running, when it fails or is told to stop. */
  start: (stop: AbortSignal) => Promise<Part>;
  log: (line: string) => void;
  pausesMs?: readonly number[];
}

export interface KeptRunning {
  /** Resolves when the part is up for the first time. A first start that fails is not repeated. */
  ready: Promise<void>;
  /** Ends the part for good. */
  stop(): Promise<void>;
}

/** Starts a part, and starts it again after growing pauses whenever it ends by itself. */
export function keepRunning({
  name,
  start,
  log,
  pausesMs = PAUSES_MS,
}: KeepRunningOptions): KeptRunning {
  const stopping = new AbortController();
  const { signal } = stopping;
  let part: Part | undefined;
  const ready = up();
  const watching = ready.then(watch, () => {});
  return {
    ready,
    async stop() {
      stopping.abort();
      await part?.stop();
      await watching;
    },
  };

  async function up(): Promise<void> {
    part = await start(signal);
    if (signal.aborted) await part.stop();
  }

  async function watch(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const since = Date.now();
      const how = String(await part?.exited);
      if (Date.now() - since > SOUND_MS) failures = 0;
      failures = await startAgain(how, failures);
    }
  }

  /** @returns how many times it has failed by now */
  async function startAgain(how: string, failures: number): Promise<number> {
    if (signal.aborted) return failures;
    const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
    log(`${name} ended by itself (${how}). Starting it again in ${pause / 1000} s`);
    await sleep(pause, undefined, { signal }).catch(() => {});
    if (signal.aborted) return failures;
    try {
      await up();
      log(`${name} is back`);
      return failures + 1;
    } catch (error) {
      return startAgain(error instanceof Error ? error.message : String(error), failures + 1);
    }
  }
}
