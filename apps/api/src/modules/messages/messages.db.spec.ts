import { type Connection, createConnection, type Model, Types } from 'mongoose';
import { DeliveryQueue } from './delivery/delivery-queue';
import { MessageDelivery, MessageDeliverySchema } from './delivery/message-delivery.schema';
import { Message, MessageSchema } from './message.schema';
import { MessagesRepository } from './messages.repository';

interface Plan {
  queryPlanner: { winningPlan: object };
  executionStats: { totalDocsExamined: number; nReturned: number };
}

describe('the outbox in the database', () => {
  let connection: Connection;
  let messages: Model<Message>;
  let deliveries: Model<MessageDelivery>;
  const vendor = new Types.ObjectId();
  const guest = new Types.ObjectId();
  const now = new Date('2026-06-15T09:00:00Z');

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    messages = connection.model(Message.name, MessageSchema);
    deliveries = connection.model(MessageDelivery.name, MessageDeliverySchema);
    await messages.createIndexes();
    await deliveries.createIndexes();
    const of = (_vendor: Types.ObjectId, index: number) => ({
      _vendor,
      ...(index % 10 === 0 ? { customerId: guest } : {}),
      channel: 'email',
      to: 'a@example.com',
      template: 'welcome',
      language: 'en',
      subject: 's',
      text: 't',
      state: index % 25 === 0 ? 'failed' : 'sent',
      createdAt: now,
    });
    const others = new Types.ObjectId();
    await messages.insertMany(
      Array.from({ length: 400 }, (_, index) => of(index % 2 ? others : vendor, index >> 1)),
    );
  });
  afterAll(() => connection.close());

  /** What the server did for the query that the repository built. */
  const planOf = async (page: Parameters<MessagesRepository['page']>[1], cursor?: string) => {
    const find = jest.spyOn(messages, 'find');
    await new MessagesRepository(messages).page({ vendorId: vendor.toHexString() }, page, {
      limit: 5,
      ...(cursor ? { cursor } : {}),
    });
    const filter = find.mock.calls[0]?.[0] ?? {};
    find.mockRestore();
    return (await messages
      .find(filter)
      .sort({ _id: -1 })
      .limit(6)
      .explain('executionStats')) as unknown as Plan;
  };

  it.each([
    ['the vendor’s', {}],
    ['those in a state', { state: 'failed' as const }],
    ['those of a guest', { customerId: guest }],
  ])('reads no more of %s than it shows, and sorts nothing', async (_which, filter) => {
    const { queryPlanner, executionStats } = await planOf(filter);
    expect(executionStats.nReturned).toBe(6);
    expect(executionStats.totalDocsExamined).toBe(6);
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/);
  });

  it('goes on behind a page without reading it again', async () => {
    const last = await messages.findOne({ _vendor: vendor }).sort({ _id: -1 }).skip(50);
    const { executionStats } = await planOf({}, last?._id.toHexString());
    expect(executionStats.totalDocsExamined).toBe(6);
  });

  describe('its queue', () => {
    const queue = () => new DeliveryQueue(deliveries);
    beforeEach(() => deliveries.deleteMany({}));

    const due = (minutes: number) => ({
      _id: new Types.ObjectId(),
      _vendor: vendor,
      dueAt: new Date(now.getTime() + minutes * 60_000),
    });

    it('gives each delivery to one sender, the longest due first, and none that is not due', async () => {
      const [late, early] = await deliveries.create([due(-1), due(-5), due(1)]);
      const claims = await Promise.all([1, 2, 3, 4].map(() => queue().claim(now)));
      const taken = claims.flatMap((claim) => (claim ? [claim._id.toHexString()] : []));
      expect(taken.sort()).toEqual([late, early].map((one) => one?._id.toHexString()).sort());
      await deliveries.deleteMany({});
      await deliveries.create([due(-1), due(-5)]);
      const first = await queue().claim(now);
      const second = await queue().claim(now);
      expect(first && second && first._id > second._id).toBe(true);
    });

    it('lets a sender whose lease is over neither remove nor postpone what another holds', async () => {
      await deliveries.create([due(-1)]);
      const slow = await queue().claim(now);
      const later = new Date(now.getTime() + 6 * 60_000);
      const quick = await queue().claim(later);
      if (!slow || !quick) throw new Error('Both had to get it');
      expect(quick).toMatchObject({ _id: slow._id, attempts: 2 });
      await queue().remove(slow);
      await queue().retry(slow, now);
      expect(await queue().claim(later)).toBeNull();
      await queue().remove(quick);
      expect(await deliveries.countDocuments({})).toBe(0);
    });

    it('finds what is due by its index', async () => {
      await deliveries.create([due(-1), due(5), due(6)]);
      const plan = (await deliveries
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1 })
        .limit(1)
        .explain('executionStats')) as unknown as Plan;
      expect(plan.executionStats.totalDocsExamined).toBe(1);
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/);
    });
  });
});
