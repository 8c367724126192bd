import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import type { Service } from '../processes/service';
import { root } from '../workspace';

const READY_TIMEOUT_MS = 60_000;
const apiDir = join(root, 'apps', 'api');
export const apiMain = join(apiDir, 'dist', 'main.js');
const cliMain = join(apiDir, 'dist', 'cli', 'main.js');

/** The API's environment on one machine; what the person has set wins. */
export async function apiEnvironment(options: {
  env: NodeJS.ProcessEnv;
  dataDir: string;
  mongoUri: string;
  publicUrl: string;
}): Promise<NodeJS.ProcessEnv> {
  return {
    NODE_ENV: 'development',
    SANDBOX_VENUE: 'true',
    PUBLIC_URL: options.publicUrl,
    JWT_SECRET: options.env.JWT_SECRET || (await localSecret(options.dataDir)),
    INTAKE_KEYS: options.env.INTAKE_KEYS || (await localIntakeKey(options.dataDir)),
    ...options.env,
    MONGODB_URI: options.mongoUri,
  };
}

/** A secret of this installation alone, so that tokens outlive a restart and nobody knows the key. */
function localSecret(dataDir: string): Promise<string> {
  return kept(join(dataDir, 'jwt-secret'), () => randomBytes(32).toString('hex'));
}

/** Beside the database, not in it: whoever copies one has the answers to intake forms only with the other. */
function localIntakeKey(dataDir: string): Promise<string> {
  return kept(join(dataDir, 'intake-keys'), () => `local:${randomBytes(32).toString('base64')}`);
}

/** What a file has, or what is made for it now. */
async function kept(file: string, make: () => string): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known.length >= 32) {
    return known;
  }
  const made = make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

/** Runs a command of the API's own command line, such as `migrate`. */
export function runApiCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  lifetime: Lifetime,
): Promise<boolean> {
  return runStep({
    command: process.execPath,
    args: [cliMain, ...args],
    env,
    cwd: root,
    lifetime,
  });
}

/** Waits until the API is ready. @throws {Error} when it ends or takes too long */
export async function waitForApi(
  url: string,
  service: Service,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  let ended: string | undefined;
  void service.exited.then((how) => {
    ended = how;
  });
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (ended !== undefined) {
      throw new Error(`The API ended while starting (${ended}).`);
    }
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) {
      return;
    }
    await sleep(100);
  }
  throw new Error(`The API was not ready within ${timeoutMs / 1000} s.`);
}
