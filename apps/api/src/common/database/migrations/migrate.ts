import type { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { MongoDBStorage, Umzug } from 'umzug';
import { auditIndexes } from '../../audit/audit-indexes';
import { AUDIT_COLLECTION } from '../../audit/audit-log';
import { ENDED_SESSIONS_COLLECTION } from '../../auth/ended-sessions';
import { KEY_MINUTES_COLLECTION } from '../../auth/keys/key-limits';
import { KEY_USES_COLLECTION, KEY_USES_KEPT_SECONDS } from '../../auth/keys/key-uses';
import { EVENTS_COLLECTION, EVENTS_KEPT_SECONDS } from '../../events/event-log';
import {
  IDEMPOTENCY_COLLECTION,
  IDEMPOTENCY_KEPT_SECONDS,
} from '../../idempotency/idempotency-store';
import { migrations } from './migrations';

/** Collections and indexes of every schema and of the logs; repeatable. */
export async function ensureIndexes(connection: Connection): Promise<void> {
  await connection.collection(AUDIT_COLLECTION).createIndexes(auditIndexes);
  await connection
    .collection(EVENTS_COLLECTION)
    .createIndexes([
      { key: { at: 1 }, expireAfterSeconds: EVENTS_KEPT_SECONDS },
      { key: { _vendor: 1, _id: 1 } },
    ]);
  await connection
    .collection(IDEMPOTENCY_COLLECTION)
    .createIndexes([{ key: { at: 1 }, expireAfterSeconds: IDEMPOTENCY_KEPT_SECONDS }]);
  await connection
    .collection(ENDED_SESSIONS_COLLECTION)
    .createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
  await connection
    .collection(KEY_MINUTES_COLLECTION)
    .createIndexes([{ key: { expire: 1 }, expireAfterSeconds: 0 }]);
  await connection
    .collection(KEY_USES_COLLECTION)
    .createIndexes([
      { key: { lastUsedAt: 1 }, expireAfterSeconds: KEY_USES_KEPT_SECONDS },
      { key: { _vendor: 1, _key: 1, day: -1 } },
    ]);
  for (const model of Object.values(connection.models)) {
    // a transaction cannot create its first collection quickly, so each exists beforehand
    await model.createCollection();
    await model.createIndexes();
  }
}

/** Indexes first, then the changes of data that have not run here yet, each once, in order. */
export async function migrate(connection: Connection, logger: Logger): Promise<string[]> {
  await ensureIndexes(connection);
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up }) => ({ name, up: () => up(connection) })),
    storage: new MongoDBStorage({ connection: connection.getClient().db(connection.name) }),
    logger: undefined,
  });
  const done = await umzug.up();
  for (const { name } of done) logger.log(`migrated ${name}`);
  return done.map(({ name }) => name);
}
