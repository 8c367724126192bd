import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../clients/fleet';
import { UnsafeWriter } from '../control/unsafe-writer';
import type { Random } from '../random';
import type { Mongod } from '../target/mongod';
import type { ThreeNodes } from '../target/three-nodes';

/** Kills something under load and restarts it. */
export interface Killer {
  kind: 'API' | 'mongod' | 'primary';
  strike(fleet: Fleet, random: Random): Promise<void>;
}

/** Acknowledged writes of the control, and how many of them the kills lost. */
export interface LossOfControl {
  acknowledged: number;
  lost: number;
}

/** Milliseconds that the control writes before its mongod is killed. */
const CONTROL_MS = 400;

export const killApi: Killer = {
  kind: 'API',
  strike: (fleet, random) => fleet.crash(random.pick(fleet.processes)),
};

/** @param loss of the control, summed over the rounds */
export function killMongod(mongod: Mongod, uri: string, loss: LossOfControl): Killer {
  return {
    kind: 'mongod',
    async strike() {
      const control = await UnsafeWriter.connect(uri);
      try {
        control.start();
        await sleep(CONTROL_MS);
        await control.nextAcknowledged();
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

/** Maximum extra kills of mongod until the control has lost something. */
const MORE_KILLS = 30;

/**
 * Kills mongod and the API in turn. A kill right after a journal flush costs the control nothing (one in five
 * on two cores), so mongod is killed until one does.
 * @param rounds minimum number of kills
 */
export function* killByTurns(
  rounds: number,
  mongodKiller: Killer,
  loss: Readonly<LossOfControl>,
): Generator<Killer> {
  for (let round = 0; round < rounds; round++) yield round % 2 === 0 ? mongodKiller : killApi;
  for (let more = 0; more < MORE_KILLS && loss.lost === 0; more++) yield mongodKiller;
}

export function killPrimary(set: ThreeNodes): Killer {
  return {
    kind: 'primary',
    async strike() {
      const bringBack = await set.killPrimary();
      // the other two elect a primary without it
      await sleep(CONTROL_MS);
      await bringBack();
    },
  };
}
