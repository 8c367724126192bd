import { join } from 'node:path';
import type { BuiltFolders } from '../gateway/built-apps';
import { createGateway, type GatewayOptions } from '../gateway/gateway';
import { freePort, isPortFree } from '../ports';
import type { Lifetime } from '../processes/lifetime';
import { type Service, startService } from '../processes/service';
import { dataDir, root } from '../workspace';
import { apiEnvironment, apiMain, runApiCommand, waitForApi } from './api';
import { openDatabase } from './database';
import { logTail } from './log-tail';
import { seedDemo } from './seed-demo';

export interface StackOptions {
  /** Port of the one address. */
  port: number;
  env: NodeJS.ProcessEnv;
  lifetime: Lifetime;
  log: (line: string) => void;
  startApi: (env: NodeJS.ProcessEnv) => Promise<Service>;
  /** Where the API's output goes; to this terminal where absent. */
  apiLog?: string;
  apps: () => Promise<GatewayOptions['apps']>;
}

export const builtFolders: BuiltFolders = {
  admin: join(root, 'apps', 'admin', 'dist'),
  hub: join(root, 'apps', 'hub', 'dist'),
  public: join(root, 'apps', 'public', 'dist'),
};

/** The port of the one address, from `PORT`. @throws {Error} when it is no port or is in use */
export async function chosenPort(env: NodeJS.ProcessEnv): Promise<number> {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT=${env.PORT} is not a port (1 to 65535).`);
  }
  if (!((await isPortFree(port, '127.0.0.1')) && (await isPortFree(port)))) {
    throw new Error(
      `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  return port;
}

/**
 * Brings everything up in order (database, migrations, demo data, API, the one address) and registers how
 * each part is closed. A part that ends by itself afterwards fails the run.
 * @returns the one address
 */
export async function startStack(options: StackOptions): Promise<string> {
  const { env, lifetime, log, port } = options;
  const folder = dataDir(env);
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;

  log('Starting MongoDB');
  const database = await openDatabase({
    dataDir: folder,
    env,
    log: (line) => log(`  ${line}`),
  });
  lifetime.onClose(() => database.close());
  void database.exited?.then((how) => lifetime.fail(`MongoDB ended by itself (${how}).`));
  log(`  ${database.where}`);

  const apiEnv = await apiEnvironment({ env, dataDir: folder, mongoUri: database.uri, publicUrl });
  log('Bringing the database up to date');
  await mustRun(['migrate'], apiEnv, options);
  await seedDemo(database.uri, folder, (args) => mustRun(args, apiEnv, options));

  log('Starting the API');
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const service = await options.startApi({
    ...apiEnv,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    TRUST_PROXY: 'true',
  });
  lifetime.onClose(() => service.stop());
  try {
    await waitForApi(api, service);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n${await logTail(options.apiLog)}`);
  }
  void service.exited.then(async (how) =>
    lifetime.fail(`The API ended by itself (${how}).\n${await logTail(options.apiLog)}`),
  );
  log(`  ${api}${options.apiLog ? `, log ${options.apiLog}` : ''}`);

  log('Opening the one address');
  const gateway = await createGateway({ api, apps: await options.apps(), mainHost: 'localhost' });
  lifetime.onClose(() => gateway.close());
  await gateway.listen({ port, host: env.HOST || 'localhost' });
  return `http://localhost:${port}`;
}

async function mustRun(args: string[], env: NodeJS.ProcessEnv, options: StackOptions) {
  if (!(await runApiCommand(args, env, options.lifetime))) {
    throw new Error(`The step '${args.join(' ')}' failed; the lines above say why.`);
  }
}

/** The built API, its output in a file of the data folder. */
export function builtApi(env: NodeJS.ProcessEnv): Pick<StackOptions, 'startApi' | 'apiLog'> {
  const apiLog = join(dataDir(env), 'logs', 'api.log');
  return {
    apiLog,
    startApi: (apiEnv) =>
      startService({
        command: process.execPath,
        args: [apiMain],
        env: apiEnv,
        cwd: root,
        logFile: apiLog,
      }),
  };
}
