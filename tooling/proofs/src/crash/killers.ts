import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../clients/fleet';
import { UnsafeWriter } from '../control/unsafe-writer';
import type { Random } from '../random';
import type { Mongod } from '../target/mongod';
import type { ThreeNodes } from '../target/three-nodes';

/** Kills something under load, and brings it back. */
export interface Killer {
  kind: 'API' | 'mongod' | 'primary';
  strike(fleet: Fleet, random: Random): Promise<void>;
}

/** The control writes this long before its mongod is killed, in milliseconds. */
const CONTROL_MS = 400;

export const killApi: Killer = {
  kind: 'API',
  strike: (fleet, random) => fleet.crash(random.pick(fleet.processes)),
};

/** @param loss of the control, summed over the rounds */
export function killMongod(
  mongod: Mongod,
  uri: string,
  loss: { acknowledged: number; lost: number },
): Killer {
  return {
    kind: 'mongod',
    async strike() {
      const control = await UnsafeWriter.connect(uri);
      try {
        control.start();
        await sleep(CONTROL_MS);
        await mongod.kill();
        await control.stop();
        await mongod.restart();
        loss.acknowledged += control.total;
        loss.lost += await control.lost();
      } finally {
        await control.close();
      }
    },
  };
}

export function killPrimary(set: ThreeNodes): Killer {
  return {
    kind: 'primary',
    async strike() {
      const bringBack = await set.killPrimary();
      // the other two have to choose without it
      await sleep(CONTROL_MS);
      await bringBack();
    },
  };
}
