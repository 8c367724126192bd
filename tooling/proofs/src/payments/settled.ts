import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import type { World } from '../target/world';
import type { ProofClock } from './proof-clock';
import { readMoney, type StoredMoney } from './stored-money';

/** What is tried again and again is tried within a day. */
const HOURS_AFTERWARDS = 24;
const QUIET_MS = 120_000;

/** What is stored once reconciliation has nothing to do any more, or should not have by then. */
export async function settled(
  mongoUri: string,
  world: World,
  clock: ProofClock,
): Promise<StoredMoney> {
  const client = new MongoClient(mongoUri);
  try {
    const begun = performance.now();
    let hours = 0;
    for (;;) {
      const stored = await readMoney(client.db(), world.vendorId);
      const isQuiet = stored.payments.every(({ isOpen }) => !isOpen) && stored.jobs.length === 0;
      if (isQuiet || performance.now() > begun + QUIET_MS) return stored;
      await sleep(1_000);
      // what failed is tried again later and later: some hours go by
      if (performance.now() > begun + 15_000 && hours < HOURS_AFTERWARDS) {
        hours += 1;
        await clock.jump(60);
      }
    }
  } finally {
    await client.close();
  }
}
