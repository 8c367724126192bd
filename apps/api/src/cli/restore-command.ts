import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { Types } from 'mongoose';
import { Config } from '../config/config';
import { openStore, RestoreBackup } from '../modules/backups/public';
import type { ErasedGuest } from '../modules/customers/public';
import { verifyAudit } from './verify-audit-command';
import { verifyBookings } from './verify-command';

export interface RestoreCommandOptions {
  /** Instead of BACKUP_TO. */
  from?: string;
  /** Id; default: the newest that has the moment. */
  backup?: string;
  at?: Date;
  replace?: boolean;
  /** A file with `vendor guest` on each line, as the log of the API has them. */
  erased?: string;
}

/**
 * `restore`: an empty database becomes what it was at a moment, and is checked.
 * @returns whether the checks found nothing
 */
export async function restore(
  app: INestApplicationContext,
  { from, backup: id, at, replace = false, erased }: RestoreCommandOptions,
): Promise<boolean> {
  const store = await openStore(app.get(Config).env, from);
  const begun = performance.now();
  try {
    const { until } = await app.get(RestoreBackup).run({
      ...{ store, replace, log: console.log },
      ...(id ? { id } : {}),
      ...(at ? { at } : {}),
      ...(erased ? { erased: erasedIn(erased) } : {}),
    });
    const seconds = Math.round((performance.now() - begun) / 1_000);
    console.log(`Restored as of ${(at ?? until.wall).toISOString()} in ${seconds} s`);
  } finally {
    store.store.close();
  }
  const isBooked = await verifyBookings(app, {});
  const isLogged = await verifyAudit(app, { head: [] });
  return isBooked && isLogged;
}

function erasedIn(file: string): ErasedGuest[] {
  const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  const at = new Date();
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [, vendor, guest] = /^\s*([0-9a-f]{24})\s+([0-9a-f]{24})\s*$/.exec(line) ?? [];
      if (!vendor || !guest) throw new Error(`${file}, line ${index + 1}: not two ids`);
      const id = Types.ObjectId.createFromHexString;
      return { vendor: id(vendor), guest: id(guest), at };
    });
}
