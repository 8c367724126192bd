import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { lastWork } from '../../../common/database/testing/last-work';
import { MessageText, MessageTextSchema } from './message-text.schema';
import { MessageTextsRepository } from './message-texts.repository';

test('the own words of a venue are read in order, and nobody else’s', async () => {
  const connection: Connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
  const model = connection.model<MessageText>(MessageText.name, MessageTextSchema);
  await ensureIndexes(connection);
  const _vendor = new Types.ObjectId();
  await model.collection.insertMany(
    Array.from({ length: 90 }, (_, index) => ({
      _id: new Types.ObjectId(),
      _vendor: index % 3 === 0 ? _vendor : new Types.ObjectId(),
      kind: 'custom' as const,
      name: `Text ${index}`,
      language: 'en',
      subject: 's',
      text: 't',
      marketing: false,
      version: 0,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    })),
  );
  const texts = new MessageTextsRepository(model);
  const did = await lastWork(connection, () => texts.list({ vendorId: _vendor.toHexString() }));
  expect(did.plan).toMatch(/^IXSCAN/);
  expect(did).toMatchObject({ answered: 30, documents: 30, sorted: false });
  await connection.close();
});
