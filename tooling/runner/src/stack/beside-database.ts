import { Lifetime } from '../processes/lifetime';
import { dataDir } from '../workspace';
import { apiEnvironment, runApiCommand } from './api';
import { build } from './build';
import { openDatabase, runningDatabase } from './database';
import { runUntilEnd } from './run-until-end';

interface BesideOptions {
  /** Bring a database that is started for it up to date first. Default: true. */
  migrates?: boolean;
  /** Refuse while another process is running on this database. */
  alone?: boolean;
}

/**
 * Runs a command of the API on the database: the one of a run that is up, or one started for it and
 * stopped after it.
 * @returns the exit code
 */
export function runBesideDatabase(
  args: string[],
  { migrates = true, alone = false }: BesideOptions = {},
): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(
    lifetime,
    async (log) => {
      const env = process.env;
      const folder = dataDir(env);
      log('Building what is stale');
      if (!(await build(lifetime, ['@atrium/api']))) {
        throw new Error('The build failed; the lines above say why.');
      }
      const running = env.MONGODB_URI ? undefined : await runningDatabase(folder);
      if (running && alone) {
        throw new Error('Atrium runs from this folder. Stop it first.');
      }
      if (running) {
        log('Using the database of the run that is up');
      } else {
        log('Starting MongoDB');
      }
      const mongoUri = running ?? (await openOwn());
      const apiEnv = await apiEnvironment({
        env,
        dataDir: folder,
        mongoUri,
        publicUrl: env.PUBLIC_URL || 'http://localhost:3000',
      });
      const commands = running || !migrates ? [args] : [['migrate'], args];
      for (const command of commands) {
        if (!(await runApiCommand(command, apiEnv, lifetime))) {
          throw new Error(`'${command.join(' ')}' failed; the lines above say why.`);
        }
      }
      lifetime.finish();

      async function openOwn(): Promise<string> {
        const database = await openDatabase({ dataDir: folder, env, log });
        lifetime.onClose(() => database.stop());
        return database.uri;
      }
    },
    { isTask: true },
  );
}
