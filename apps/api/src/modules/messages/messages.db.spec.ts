import { type Connection, createConnection, type Model, Types } from 'mongoose';
import { Message, MessageSchema } from './message.schema';
import { MessagesRepository } from './messages.repository';

interface Plan {
  queryPlanner: { winningPlan: object };
  executionStats: { totalDocsExamined: number; nReturned: number };
}

describe('the outbox in the database', () => {
  let connection: Connection;
  let messages: Model<Message>;
  const vendor = new Types.ObjectId();
  const guest = new Types.ObjectId();
  const now = new Date('2026-06-15T09:00:00Z');

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    messages = connection.model(Message.name, MessageSchema);
    await messages.createIndexes();
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
});
