import { join } from 'node:path';
import type { BuiltFolders } from '../gateway/built-apps';
import { createGateway, type GatewayOptions } from '../gateway/gateway';
import { freePort, isPortFree } from '../ports';
import { keepRunning, type Part } from '../processes/keep-running';
import type { Lifetime } from '../processes/lifetime';
import { type Service, startService } from '../processes/service';
import { dataDir, root } from '../workspace';
import { apiEnvironment, apiMain, runApiCommand, waitForApi } from './api';
import { openDatabase } from './database';
import { logTail } from './log-tail';
import { seedDemo } from './seed-demo';

/** How long the API may take to finish what is in progress (docs/operations.md). */
const API_GRACE_MS = 30_000;

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
 * Brings everything up in order (database, migrations, demo data, API, the one address) and registers
 * how each part is closed. A database or an API that ends by itself afterwards is started again.
 * @returns the one address
 */
export async function startStack(options: StackOptions): Promise<string> {
  const { env, lifetime, log, port } = options;
  const folder = dataDir(env);
  const publicUrl = env.PUBLIC_URL || `http://localhost:${port}`;
  const says = (line: string) => {
    if (!lifetime.isEnding) log(line);
  };

  log('Starting MongoDB');
  const database = keepDatabase(options, says);
  lifetime.onClose(() => database.stop());
  const mongoUri = await database.uri;

  const apiEnv = await apiEnvironment({ env, dataDir: folder, mongoUri, publicUrl });
  log('Bringing the database up to date');
  await mustRun(['migrate'], apiEnv, options);
  await seedDemo(mongoUri, folder, (args) => mustRun(args, apiEnv, options));

  log('Starting the API');
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const gateway = await createGateway({ api, apps: await options.apps(), mainHost: 'localhost' });
  lifetime.onClose(() => gateway.server.close());
  const service = keepRunning({
    name: 'The API',
    log: says,
    start: (stop) =>
      startApi(options, api, stop, {
        ...apiEnv,
        HOST: '127.0.0.1',
        PORT: String(apiPort),
        TRUST_PROXY: 'true',
      }),
  });
  lifetime.onClose(() => service.stop());
  await service.ready;

  log('Opening the one address');
  // First of all when the run ends: what is in progress is answered before the API and MongoDB stop.
  lifetime.onClose(() => gateway.refuseNew());
  await gateway.server.listen({ port, host: env.HOST || 'localhost' });
  return `http://localhost:${port}`;
}

function keepDatabase({ env, log }: StackOptions, says: (line: string) => void) {
  let uri: string | undefined;
  const kept = keepRunning({
    name: 'MongoDB',
    log: says,
    start: async () => {
      const database = await openDatabase({
        dataDir: dataDir(env),
        env,
        log: (line) => says(`  ${line}`),
      });
      if (uri === undefined) {
        log(`  ${database.where}`);
      } else if (uri !== database.uri) {
        await database.stop();
        throw new Error('another program has taken its port');
      }
      uri = database.uri;
      return database;
    },
  });
  return { uri: kept.ready.then(() => String(uri)), stop: () => kept.stop() };
}

async function startApi(
  options: StackOptions,
  url: string,
  stop: AbortSignal,
  env: NodeJS.ProcessEnv,
): Promise<Part> {
  const service = await options.startApi(env);
  const part = { exited: service.exited, stop: () => service.stop(API_GRACE_MS) };
  stop.addEventListener('abort', () => void part.stop(), { once: true });
  try {
    await waitForApi(url, service);
  } catch (error) {
    await part.stop();
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\n${await logTail(options.apiLog)}`);
  }
  const log = options.apiLog ? `, log ${options.apiLog}` : '';
  options.log(`  ${url}, process ${service.pid}${log}`);
  return part;
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
