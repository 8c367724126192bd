import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { Command } from 'commander';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module';
import { migrate } from '../common/database/migrate';
import { type ImportOptions, importReservations } from './import-command';

/** Runs a task with the whole application but no server. */
async function withApp(
  task: (app: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>) => Promise<void>,
): Promise<void> {
  process.env.JOBS_ENABLED = 'false';
  const app = await NestFactory.createApplicationContext(AppModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
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
      const done = await migrate(app.get<Connection>(getConnectionToken()), new Logger('migrate'));
      console.log(done.length > 0 ? `migrated: ${done.join(', ')}` : 'database is current');
    }),
  );

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

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
