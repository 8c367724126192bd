import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../clients/fleet';
import type { Mongod } from '../target/mongod';

/** What is killed. */
export type Victim = 'API' | 'mongod';

/** The moments of a payment that `preload.cjs` names: between any two of them, something can die. */
export const MOMENTS: readonly string[] = [
  ...['write down', 'open', 'look', 'close', 'book', 'capture', 'ask for a refund', 'refund'],
].flatMap((step) => [`before ${step}`, `after ${step}`]);

/** Where the money is: the few moments that a short run has time for. */
export const SHORT_MOMENTS: readonly (readonly [string, Victim])[] = [
  ['after capture', 'API'],
  ['after book', 'mongod'],
  ['after refund', 'API'],
  ['before capture', 'API'],
];

/** Every moment for each victim. */
export const allMoments = (): (readonly [string, Victim])[] =>
  MOMENTS.flatMap((moment) => [[moment, 'API'] as const, [moment, 'mongod'] as const]);

/** A moment that no payment comes to in this time is given up. */
const WAIT_MS = 20_000;

/** Has API processes, or the database under them, die at a moment of a payment. */
export class Kills {
  /** Times by `moment, victim`. */
  readonly done = new Map<string, number>();
  /** Moments that no payment came to while they were waited for. */
  readonly missed: string[] = [];

  constructor(
    private readonly folder: string,
    private readonly fleet: Fleet,
    private readonly mongod: Mongod,
  ) {}

  get total(): number {
    return [...this.done.values()].reduce((sum, times) => sum + times, 0);
  }

  /** Resolves when what was killed is back. @param isOver whether nobody pays any more */
  async at(moment: string, victim: Victim, isOver: () => boolean): Promise<void> {
    const armed = join(this.folder, `kill ${moment}`);
    const draft = join(this.folder, 'draft');
    await writeFile(draft, victim === 'mongod' ? String(this.mongod.pid) : '');
    await rename(draft, armed);
    const begun = performance.now();
    while (performance.now() < begun + WAIT_MS && !isOver()) {
      const killer = await this.killer();
      if (killer !== undefined) {
        await this.bringBack(killer, victim);
        const name = `${moment}, ${victim}`;
        this.done.set(name, (this.done.get(name) ?? 0) + 1);
        return;
      }
      await sleep(20);
    }
    await rm(armed, { force: true });
    // it may have been reached in this very moment
    const late = await this.killer();
    if (late !== undefined) await this.bringBack(late, victim);
    else this.missed.push(`${moment}, ${victim}`);
  }

  /** Process id of whoever reached the moment. */
  private async killer(): Promise<number | undefined> {
    for (const name of await readdir(this.folder)) {
      const [, pid] = /^killed by (\d+)$/.exec(name) ?? [];
      if (!pid) continue;
      await rm(join(this.folder, name));
      return Number(pid);
    }
    return undefined;
  }

  private async bringBack(pid: number, victim: Victim): Promise<void> {
    if (victim === 'mongod') return this.mongod.revive();
    const process = this.fleet.processes.find((one) => one.pid === pid);
    if (!process) throw new Error(`no API process ${pid}`);
    await this.fleet.revive(process);
  }
}
