import type { Connection } from 'mongoose';

/** What the database did for a query. */
export interface Work {
  /** E.g. `IXSCAN { _vendor: 1, at: -1 }`. */
  readonly plan: string;
  /** Documents it looked at. */
  readonly documents: number;
  /** Documents it answered. */
  readonly answered: number;
  /** It had to sort them itself. */
  readonly sorted: boolean;
}

/** What the database did for the last query of a call, as its own profiler tells. */
export async function lastWork(
  connection: Connection,
  query: () => Promise<unknown>,
): Promise<Work> {
  const { db } = connection;
  if (!db) throw new Error('The connection is not open');
  await db.command({ profile: 0 });
  await db.collection('system.profile').drop();
  await db.command({ profile: 2 });
  await query();
  await db.command({ profile: 0 });
  const [last] = await db
    .collection('system.profile')
    .find({ op: { $in: ['query', 'command'] }, ns: { $not: /system|\$cmd/ } })
    .sort({ ts: -1 })
    .limit(1)
    .toArray();
  return {
    plan: String(last?.planSummary),
    documents: Number(last?.docsExamined),
    answered: Number(last?.nreturned),
    sorted: Boolean(last?.hasSortStage),
  };
}
