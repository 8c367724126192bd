import { setTimeout as sleep } from 'node:timers/promises';
import type { Tally } from '../clients/crowd';
import { CANCEL, isCrowded, PAY_OPERATIONS } from './pay-operations';
import type { Payer } from './payer';

/** Guests who book, pay and fall silent, each one thing after the other. */
export class Payers {
  readonly tallies = new Map<string, Tally>();
  /** Answers that nobody can explain; any of them fails the proof. */
  readonly unexpected: string[] = [];
  operations = 0;
  isOver = false;
  private readonly running: Promise<void>;

  constructor(
    payers: readonly Payer[],
    private readonly most: number,
  ) {
    this.running = Promise.all(payers.map((payer) => this.live(payer))).then(() => {
      this.isOver = true;
    });
  }

  finished(): Promise<void> {
    return this.running;
  }

  halt(): void {
    this.isOver = true;
  }

  private async live(payer: Payer): Promise<void> {
    while (!this.isOver && this.operations < this.most) {
      const operation = isCrowded(payer) ? CANCEL : payer.random.weighted(PAY_OPERATIONS);
      const running = operation.run(payer);
      if (!running) continue;
      this.operations += 1;
      const begun = performance.now();
      try {
        const outcome = await running;
        const tally = this.tallies.get(operation.name) ?? NONE;
        const ms = performance.now() - begun;
        this.tallies.set(operation.name, {
          ...tally,
          [outcome]: tally[outcome] + 1,
          totalMs: tally.totalMs + ms,
          longestMs: Math.max(tally.longestMs, ms),
        });
      } catch (error) {
        if (this.isOver) return;
        this.unexpected.push(error instanceof Error ? error.message : String(error));
        await sleep(100);
      }
    }
  }
}

const NONE: Tally = { done: 0, refused: 0, totalMs: 0, longestMs: 0 };
