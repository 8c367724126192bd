import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../config/config';
import { openStore, RestoreBackup } from '../modules/backups/public';
import { erasedIn } from '../modules/customers/public';
import { verifyAudit } from './verify-audit-command';
import { verifyBookings } from './verify-command';

export interface RestoreCommandOptions {
  /** Instead of BACKUP_TO. */
  from?: string;
  /** Id; default: the newest that has the moment. */
  backup?: string;
  at?: Date;
  replace?: boolean;
  /** A log of the API, which tells of erasures since the last backup. */
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
      ...(erased ? { erased: erasedIn(read(erased), new Date()) } : {}),
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

/** npm changes the directory to the project's; people name files from where they are. */
const read = (file: string): string =>
  readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
