import { resolve } from 'node:path';
import type { Environment } from '../../../config/env';
import { FolderStore } from './folder-store';
import { SealedStore } from './sealed-store';
import { Sealing } from './sealing';

/** `s3://bucket/folder`, or a folder. @throws {Error} without a place or a key */
export async function openStore(env: Environment, place = env.BACKUP_TO): Promise<SealedStore> {
  if (!place) throw new Error('Say where: BACKUP_TO=/mnt/backups, or s3://bucket/folder');
  if (env.BACKUP_KEY.length === 0) {
    throw new Error(
      'BACKUP_KEY is not set. `openssl rand -base64 32` makes one; keep it where neither the backups nor this machine are',
    );
  }
  const sealing = new Sealing(env.BACKUP_KEY);
  if (!place.startsWith('s3://')) {
    // npm changes the directory to the project's; people name folders from where they are
    return new SealedStore(new FolderStore(resolve(process.env.INIT_CWD ?? '.', place)), sealing);
  }
  const { BucketStore } = await import('./bucket-store');
  return new SealedStore(new BucketStore(place, env), sealing);
}
