import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** As fast as time passes for the API: half an hour to pay in lasts as long as a few kills. */
const SPEED = 20;
const STEP_MS = 250;

/** The clock of the API processes, which runs ahead of everybody else's. */
export class ProofClock {
  private aheadMs = 0;
  private isRunning = true;
  private readonly ticking: Promise<void>;

  constructor(private readonly folder: string) {
    this.ticking = this.tick();
  }

  /** Hours in which nobody looked. */
  async jump(minutes: number): Promise<void> {
    this.aheadMs += minutes * 60_000;
    await this.write();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await this.ticking;
  }

  private async tick(): Promise<void> {
    while (this.isRunning) {
      await this.write();
      await sleep(STEP_MS);
      this.aheadMs += STEP_MS * (SPEED - 1);
    }
  }

  /** Whole at any moment: processes read it as it is written. */
  private async write(): Promise<void> {
    const draft = join(this.folder, `clock-${Math.round(this.aheadMs)}`);
    await writeFile(draft, String(this.aheadMs));
    await rename(draft, join(this.folder, 'clock'));
  }
}
