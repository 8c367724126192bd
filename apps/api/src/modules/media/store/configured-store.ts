import type { Connection } from 'mongoose';
import type { Environment } from '../../../config/env';
import { GridFsStore } from './grid-fs-store';
import type { PictureStore } from './picture-store';
import { StoreWithPast } from './store-with-past';

/** The bucket that is configured, with what was uploaded before it was; else the database. */
export async function configuredStore(
  env: Environment,
  connection: Connection,
): Promise<PictureStore> {
  const database = new GridFsStore(connection);
  if (!env.S3_BUCKET) return database;
  // only who has a bucket loads the client
  const { S3Store } = await import('./s3-store');
  const bucket = new S3Store(env);
  await bucket.check();
  return new StoreWithPast(bucket, database);
}
