import type { Collection, Db } from 'mongodb';

interface Ledger {
  _id: string;
  date: string;
  cap: Record<string, number>;
  used: Record<string, number>;
  /** Counts the writes of the document. */
  v: number;
}

/** How long the API caches a day, in milliseconds. */
const KEPT_FOR_MS = 60_000;
/** Ids are enough; without the hint the planner considers other indexes on every call. */
const BY_ID = { _id: 1 } as const;

/**
 * The availability of a period from its ledgers, as long as the API's answer and cached like it: of days read
 * before, only `v` is read, and the rest only where that has changed.
 */
export class MonthReader {
  private readonly ledgers: Collection<Ledger>;
  private readonly known = new Map<string, { ledger: Ledger; until: number }>();

  constructor(db: Db) {
    this.ledgers = db.collection<Ledger>('ledgers');
  }

  async read(serviceId: string, period: { from: string; until: string }) {
    const dates = datesOf(period);
    const ids = dates.map((date) => `${serviceId}|${date}`);
    const ledgers = await this.ledgersOf(ids);
    return dates.map((date, index) => toDay(date, ledgers.get(ids[index] ?? '')));
  }

  private async ledgersOf(ids: readonly string[]): Promise<ReadonlyMap<string, Ledger>> {
    const known = ids.filter((id) => this.recall(id)).length;
    if (known * 2 < ids.length) return this.readAll(ids);
    const found = new Map<string, Ledger>();
    const changed: string[] = [];
    for (const { _id, v } of await this.writesOf(ids)) {
      const ledger = this.recall(_id);
      if (ledger?.v === v) found.set(_id, ledger);
      else changed.push(_id);
    }
    if (changed.length === 0) return found;
    return new Map([...found, ...(await this.readAll(changed))]);
  }

  private recall(id: string): Ledger | undefined {
    const one = this.known.get(id);
    return one && one.until > performance.now() ? one.ledger : undefined;
  }

  private writesOf(ids: readonly string[]): Promise<Pick<Ledger, '_id' | 'v'>[]> {
    return this.ledgers
      .find({ _id: { $in: [...ids] } }, { ...this.atOnce(ids), projection: { v: 1 } })
      .toArray();
  }

  private async readAll(ids: readonly string[]): Promise<Map<string, Ledger>> {
    const ledgers = await this.ledgers.find({ _id: { $in: [...ids] } }, this.atOnce(ids)).toArray();
    const until = performance.now() + KEPT_FOR_MS;
    for (const ledger of ledgers) this.known.set(ledger._id, { ledger, until });
    return new Map(ledgers.map((ledger) => [ledger._id, ledger]));
  }

  private atOnce(ids: readonly string[]) {
    return { hint: BY_ID, batchSize: ids.length + 1 };
  }
}

function datesOf({ from, until }: { from: string; until: string }): string[] {
  const dates: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(until); day += 86_400_000) {
    dates.push(new Date(day).toISOString().slice(0, 10));
  }
  return dates;
}

function toDay(date: string, { cap, used }: Pick<Ledger, 'cap' | 'used'> = { cap: {}, used: {} }) {
  const times = Object.entries(cap).map(([key, capacity]) => {
    const available = Math.max(0, capacity - (used[key] ?? 0));
    const start = Number(key.slice(1));
    return {
      start,
      end: start + 60,
      available,
      capacity,
      held: 0,
      showAvailability: true,
      showEndTime: true,
      waitingList: false,
      bookable: available > 0,
    };
  });
  return { date, available: 0, state: 'open', times };
}
