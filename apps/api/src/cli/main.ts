import { type INestApplicationContext, Logger } from '@nestjs/common';
import { Command, InvalidArgumentError } from 'commander';
import { connectionOf, openApplication } from '../application';
import { migrate } from '../common/database/migrations/migrate';
import { refuseHalfRestored } from '../common/database/unfinished-restore';
import { type BackupCommandOptions, backup } from './backup-command';
import { type CreateAdminOptions, createAdmin } from './create-admin-command';
import { type ImportOptions, importReservations } from './import-command';
import { type RestoreCommandOptions, restore } from './restore-command';
import { type SeedCommandOptions, seed } from './seed/seed-command';
import { type VerifyAuditOptions, verifyAudit } from './verify-audit-command';
import { type VerifyOptions, verifyBookings } from './verify-command';

/** Runs a task with the whole application but no server. */
async function withApp(task: (app: INestApplicationContext) => Promise<void>): Promise<void> {
  process.env.JOBS_ENABLED = 'false';
  const app = await openApplication();
  try {
    await task(app);
  } finally {
    await app.close();
  }
}

const program = new Command('atrium');

program
  .command('migrate')
  .description(
    'create what is missing of collections and indexes, run what has not run of migrations',
  )
  .action(() =>
    withApp(async (app) => {
      await refuseHalfRestored(connectionOf(app));
      const done = await migrate(connectionOf(app), new Logger('migrate'));
      console.log(done.length > 0 ? `migrated: ${done.join(', ')}` : 'database is current');
    }),
  );

const wholeNumber = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('must be a whole number');
  return Number(text);
};

program
  .command('seed')
  .description('the demo venues fjord and bakken, anew; with --bookings the large venue stor')
  .option('--if-empty', 'only when there is no vendor yet')
  .option('--bookings <number>', 'make the large venue with this many bookings', wholeNumber)
  .option('--guests <number>', 'guests of the large venue', wholeNumber)
  .option('--seed <number>', 'the same number makes the same data on the same day', wholeNumber, 1)
  .action((options: SeedCommandOptions) => withApp((app) => seed(app, options)));

program
  .command('create-admin')
  .description('a system administrator; prints the link to choose the password, once')
  .requiredOption('--email <address>', 'what they log in with')
  .option('--firstname <name>', 'as staff see it', 'System')
  .option('--lastname <name>', 'as staff see it', 'Administrator')
  .requiredOption('--vendor <slug>', 'whose staff they are; they may work in every vendor')
  .option('--vendor-name <name>', 'makes the vendor where there is none of that slug')
  .option('--timezone <zone>', 'of a vendor that is made', 'Europe/Oslo')
  .option('--country <code>', 'of a vendor that is made', 'NO')
  .option('--currency <code>', 'of a vendor that is made', 'NOK')
  .option('--language <code>', 'of a vendor that is made', 'en')
  .action((options: CreateAdminOptions) => withApp((app) => createAdmin(app, options)));

const imports = program.command('import').description('bring data of another system in');

imports
  .command('reservations')
  .description('hotel booking demand datasets (CSV) as guests and stays; a second run adds nothing')
  .argument('<file>')
  .requiredOption('--vendor <slug>', 'whose guests they become')
  .option('--report <file>', 'where refused rows are told')
  .action((file: string, options: ImportOptions) =>
    withApp((app) => importReservations(app, file, options)),
  );

program
  .command('verify')
  .description('compare every ledger with its bookings; exit code 1 when they differ')
  .option('--repair', 'recompute the ledgers that differ, each with an audit entry')
  .action((options: VerifyOptions) =>
    withApp(async (app) => {
      if (!(await verifyBookings(app, options))) process.exitCode = 1;
    }),
  );

program
  .command('verify-audit')
  .description('compare every audit log with its chain of seals; exit code 1 when they differ')
  .option(
    '--head <hash>',
    'a head noted down earlier that has to be in a chain; repeatable',
    (head: string, others: string[]) => [...others, head],
    [] as string[],
  )
  .action((options: VerifyAuditOptions) =>
    withApp(async (app) => {
      if (!(await verifyAudit(app, options))) process.exitCode = 1;
    }),
  );

const moment = (text: string): Date => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new InvalidArgumentError('must be a moment with its zone: 2026-11-27T14:02:00+01:00');
  }
  return at;
};

const atLeastOne = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('must be 1 or more');
  return Number(text);
};

program
  .command('backup')
  .description('copy everything, sealed, while it is in use; goes on with one that was broken off')
  .option('--to <place>', 'a folder, or s3://bucket/folder; default: BACKUP_TO')
  .option('--extend', 'only what has changed since the last one, for the moments until now')
  .option('--keep <number>', 'remove older whole ones beyond this many', atLeastOne)
  .action((options: BackupCommandOptions) => withApp((app) => backup(app, options)));

program
  .command('restore')
  .description(
    'fill an empty database from a backup, and check it; goes on where it was broken off',
  )
  .option('--from <place>', 'a folder, or s3://bucket/folder; default: BACKUP_TO')
  .option('--backup <id>', 'which one; default: the newest that has the moment')
  .option('--at <moment>', 'as it was then; default: the last moment that the backup has', moment)
  .option('--replace', 'empty a database that is not empty')
  .option('--erased <file>', 'a log of the API: whom it says were erased are erased again')
  .action((options: RestoreCommandOptions) =>
    withApp(async (app) => {
      if (!(await restore(app, options))) process.exitCode = 1;
    }),
  );

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
