import { type Connection, createConnection, type Model, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { GuestDuplicate, GuestDuplicateSchema } from './guest-duplicate.schema';
import { GuestDuplicatesRepository } from './guest-duplicates.repository';
import { GuestMerge, GuestMergeSchema } from './guest-merge.schema';

const PAIRS = 400;

describe('pairs of guests who look alike', () => {
  let connection: Connection;
  let duplicates: GuestDuplicatesRepository;
  let model: Model<GuestDuplicate>;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const one = new Types.ObjectId();

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    model = connection.model<GuestDuplicate>(GuestDuplicate.name, GuestDuplicateSchema);
    connection.model<GuestMerge>(GuestMerge.name, GuestMergeSchema);
    await ensureIndexes(connection);
    duplicates = new GuestDuplicatesRepository(model);
    await model.collection.insertMany(
      Array.from({ length: PAIRS }, (_, n) => ({
        _id: new Types.ObjectId(),
        _vendor: n % 2 ? _vendor : new Types.ObjectId(),
        guests: [n % 20 === 1 ? one : new Types.ObjectId(), new Types.ObjectId()],
        pair: `pair-${n}`,
        score: 40 + (n % 5) * 10,
        reasons: ['phone'],
        dismissed: n % 40 === 3,
      })),
    );
  });
  afterAll(() => connection.close());

  const explain = async (filter: object) => {
    const plan: unknown = await model
      .find({ _vendor, ...filter })
      .sort({ score: -1, _id: -1 })
      .limit(26)
      .explain('executionStats');
    const text = JSON.stringify(plan);
    return {
      examined: Number(/"totalDocsExamined":(\d+)/.exec(text)?.[1]),
      returned: Number(/"nReturned":(\d+)/.exec(text)?.[1]),
      sorts: /"winningPlan":.*"stage":"SORT".*"rejectedPlans"/.test(text),
    };
  };

  it('a page of them is read from the index in its order, however many there are', async () => {
    expect(await explain({ dismissed: false })).toEqual({
      examined: 26,
      returned: 26,
      sorts: false,
    });
  });

  it('those of one guest are found by the guest', async () => {
    const { examined, returned } = await explain({ dismissed: false, guests: one });
    expect(returned).toBe(20);
    expect(examined).toBe(20);
  });

  it('every page goes on where the one before ended', async () => {
    const seen: { score: number; pair: string }[] = [];
    let after: Types.ObjectId | undefined;
    for (;;) {
      const page = await duplicates.page(scope, 30, after ? { after } : {});
      seen.push(...page);
      after = page.at(-1)?._id;
      if (page.length < 30) break;
    }
    expect(seen).toHaveLength(190);
    expect(new Set(seen.map(({ pair }) => pair)).size).toBe(190);
    const scores = seen.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('are replaced as a whole, but for what was said of them', async () => {
    const guest = new Types.ObjectId();
    const pair = (name: string, score: number) => ({
      guests: [guest, new Types.ObjectId()],
      pair: name,
      score,
      reasons: ['email' as const],
    });
    await duplicates.replaceOf(scope, guest, [pair('a', 60), pair('b', 60)]);
    await model.updateOne({ _vendor, pair: 'b' }, { $set: { dismissed: true } });
    await duplicates.replaceOf(scope, guest, [pair('b', 70), pair('c', 60)]);
    const left = await model.find({ _vendor, guests: guest }).sort({ pair: 1 }).lean();
    expect(left.map(({ pair: name, score, dismissed }) => [name, score, dismissed])).toEqual([
      ['b', 70, true],
      ['c', 60, false],
    ]);
  });
});
