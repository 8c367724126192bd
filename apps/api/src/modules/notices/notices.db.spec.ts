import { type Connection, createConnection, type Model, Types } from 'mongoose';
import { ensureIndexes } from '../../common/database/migrations/migrate';
import { lastWork } from '../../common/database/testing/last-work';
import { Notice, NoticeSchema, noticeKinds } from './notice.schema';
import { NoticeDismissal, NoticeDismissalSchema } from './notice-dismissal.schema';
import { NoticesRepository } from './notices.repository';

describe('notices in the database', () => {
  let connection: Connection;
  let model: Model<Notice>;
  let dismissals: Model<NoticeDismissal>;
  let notices: NoticesRepository;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const user = new Types.ObjectId().toHexString();
  const stored = Array.from({ length: 300 }, (_, index) => ({
    _id: new Types.ObjectId(),
    _vendor: index % 3 === 2 ? new Types.ObjectId() : _vendor,
    kind: 'messagesFailed' as const,
    key: `messagesFailed|${index}`,
    at: new Date(Date.UTC(2026, 0, 1, 0, index)),
    count: 1,
  }));
  const ids = stored.map(({ _id }) => _id);

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    model = connection.model<Notice>(Notice.name, NoticeSchema);
    dismissals = connection.model<NoticeDismissal>(NoticeDismissal.name, NoticeDismissalSchema);
    await ensureIndexes(connection);
    notices = new NoticesRepository(model, dismissals);
    await model.collection.insertMany(stored);
    await notices.dismiss(scope, user, ids.slice(0, 30), new Date(0));
    await notices.dismiss(scope, new Types.ObjectId().toHexString(), ids, new Date(0));
  });
  afterAll(() => connection.close());

  test('the latest are read in order, and no others', async () => {
    const did = await lastWork(connection, () => notices.latest(scope, noticeKinds, 50));
    expect(did.plan).toMatch(/^IXSCAN/);
    expect(did).toMatchObject({ answered: 50, documents: 50, sorted: false });
  });

  test('what somebody has seen of them reads only that', async () => {
    const did = await lastWork(connection, () => notices.seen(scope, user, ids.slice(0, 50)));
    expect(did.plan).toMatch(/^IXSCAN/);
    expect(did).toMatchObject({ answered: 30, documents: 30 });
  });
});
