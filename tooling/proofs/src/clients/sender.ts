import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random';
import type { Answer, HttpClient, Request } from './http-client';

/** A client that has waited this long gives up for good, which fails the proof. */
const GIVES_UP_MS = 90_000;

/** What the clients of a run waited, and for what. */
export class Waits {
  longestMs = 0;
  repeats = 0;
  /** Answers 500: told, since a client cannot know what to do with one. */
  internalErrors = 0;
}

/** Nobody answered in GIVES_UP_MS. */
export class NoAnswerError extends Error {}

/**
 * Asks until there is an answer, always with the same key, as a client does that must not book twice:
 * another process each time.
 */
export class Sender {
  private stopped = false;

  constructor(
    private readonly http: HttpClient,
    private readonly origins: () => readonly string[],
    private readonly random: Random,
    readonly waits: Waits,
  ) {}

  /** The run ends: nobody is asked again. */
  stop(): void {
    this.stopped = true;
  }

  /** @throws {NoAnswerError} */
  async ask<T>(request: Request): Promise<Answer<T>> {
    const begun = performance.now();
    for (;;) {
      const answer = await this.try<T>(request);
      const waited = performance.now() - begun;
      this.waits.longestMs = Math.max(this.waits.longestMs, waited);
      if (answer && isFinal(answer)) return answer;
      if (this.stopped || waited > GIVES_UP_MS) {
        throw new NoAnswerError(
          `${request.method} ${request.path}: ${answer?.status ?? 'nothing'}`,
        );
      }
      this.waits.repeats += 1;
      await sleep(this.random.int(20, 200));
    }
  }

  private async try<T>(request: Request): Promise<Answer<T> | undefined> {
    try {
      const answer = await this.http.send<T>(this.random.pick(this.origins()), request);
      if (answer.status === 500) this.waits.internalErrors += 1;
      return answer;
    } catch {
      // the connection broke: whether it was booked, only a repeat with the same key can tell
      return undefined;
    }
  }
}

/** A failure of the server, or its first try still running, says nothing about what came of it. */
const isFinal = ({ status, body }: Answer<unknown>): boolean =>
  status < 500 && body.code !== 'IDEMPOTENCY_IN_FLIGHT';
