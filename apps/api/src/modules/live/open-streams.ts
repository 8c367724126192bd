import { AppError } from '../../common/errors/app-error';

/** Streams that one person may have open in one process: tabs and devices, with room to spare. */
export const MAX_STREAMS = 10;
const RETRY_SECONDS = 30;

/**
 * Counts the open streams of each person. The newest is refused rather than the oldest ended: a tab whose
 * stream ends opens another one at once, and would push out the next.
 */
export class OpenStreams {
  private readonly counts = new Map<string, number>();

  /**
   * @returns a function to call once the stream is closed
   * @throws {AppError} 429 TOO_MANY_STREAMS
   */
  enter(person: string): () => void {
    const count = this.counts.get(person) ?? 0;
    if (count >= MAX_STREAMS) {
      throw new AppError(429, 'TOO_MANY_STREAMS', { data: { retryAfterSeconds: RETRY_SECONDS } });
    }
    this.counts.set(person, count + 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.leave(person);
      isOpen = false;
    };
  }

  private leave(person: string): void {
    const count = (this.counts.get(person) ?? 0) - 1;
    if (count > 0) this.counts.set(person, count);
    else this.counts.delete(person);
  }
}
