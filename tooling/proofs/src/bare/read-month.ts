import type { Db } from 'mongodb';

interface Ledger {
  _id: string;
  date: string;
  cap: Record<string, number>;
  used: Record<string, number>;
}

/** The availability of a period from its ledgers, told at the length in which the API tells it. */
export async function readMonth(
  db: Db,
  serviceId: string,
  period: { from: string; until: string },
) {
  const dates: string[] = [];
  for (let day = Date.parse(period.from); day <= Date.parse(period.until); day += 86_400_000) {
    dates.push(new Date(day).toISOString().slice(0, 10));
  }
  const ledgers = await db
    .collection<Ledger>('ledgers')
    .find({ _id: { $in: dates.map((date) => `${serviceId}|${date}`) } })
    .toArray();
  const byDate = new Map(ledgers.map((ledger) => [ledger.date, ledger]));
  return dates.map((date) => {
    const { cap = {}, used = {} } = byDate.get(date) ?? {};
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
  });
}
