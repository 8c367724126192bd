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

/** Writes the control saw acknowledged, and how many of them were gone after the kills. */
export interface LossOfControl {
  acknowledged: number;
  lost: number;
}

/** The control writes this long before its mongod is killed, in milliseconds. */
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

/** More kills of mongod than were asked for, at most, until the control has lost something. */
const MORE_KILLS = 30;

/**
 * mongod and the API in turn. A single kill may come just after the journal was flushed and cost the control
 * nothing (one in five did on two cores), so mongod is killed until one has.
 * @param rounds kills, at least
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
      // the other two have to choose without it
      await sleep(CONTROL_MS);
      await bringBack();
    },
  };
}
