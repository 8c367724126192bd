import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
    PUBLIC_URL: options.publicUrl,
    JWT_SECRET: options.env.JWT_SECRET || (await localSecret(options.dataDir)),
    ...options.env,
    MONGODB_URI: options.mongoUri,
  };
}

/** A secret of this installation alone, so that tokens outlive a restart and nobody knows the key. */
async function localSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'jwt-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.length >= 32) {
    return kept;
  }
  const secret = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
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
export async function waitForApi(url: string, service: Service): Promise<void> {
  let ended: string | undefined;
  void service.exited.then((how) => {
    ended = how;
  });
  const deadline = Date.now() + READY_TIMEOUT_MS;
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
  throw new Error(`The API was not ready within ${READY_TIMEOUT_MS / 1000} s.`);
}
