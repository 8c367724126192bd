import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../config/config';
import { MakeBackup, openStore } from '../modules/backups/public';

export interface BackupCommandOptions {
  /** Instead of BACKUP_TO. */
  to?: string;
  keep?: number;
  /** Add to the last one instead. */
  extend?: boolean;
}

/** `backup`: a whole one, or with `--extend` what has changed since the last one. */
export async function backup(
  app: INestApplicationContext,
  { to, keep, extend = false }: BackupCommandOptions,
): Promise<void> {
  const store = await openStore(app.get(Config).env, to);
  const begun = performance.now();
  try {
    const maker = app.get(MakeBackup);
    const options = { store, log: console.log, ...(keep === undefined ? {} : { keep }) };
    const { id, from, until, bytes } = extend
      ? await maker.extend(options)
      : await maker.run(options);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const size = (bytes / 1_048_576).toFixed(1);
    console.log(`${store.store.place}: ${id}, ${size} MiB, ${seconds} s`);
    console.log(`Restores to any moment from ${iso(from)} to ${iso(until)}`);
  } finally {
    store.store.close();
  }
}

const iso = ({ wall }: { wall: Date }): string => wall.toISOString();
