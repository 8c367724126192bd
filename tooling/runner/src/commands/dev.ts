import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DevServers } from '../gateway/dev-apps';
import { freePort, isListening } from '../ports';
import { Lifetime } from '../processes/lifetime';
import { startService } from '../processes/service';
import { apiMain } from '../stack/api';
import { build, startBuildWatch } from '../stack/build';
import { welcome } from '../stack/demo';
import { runUntilEnd } from '../stack/run-until-end';
import { chosenPort, startStack } from '../stack/stack';
import { root } from '../workspace';

const VITE_TIMEOUT_MS = 30_000;

/** `npm run dev`: as `npm start`, with hot reload of the apps and a restart of the API on every change. */
export function run(): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(lifetime, async (log) => {
    const port = await chosenPort(process.env);
    log('Building the API');
    if (!(await build(lifetime, ['@atrium/api']))) {
      throw new Error('The build failed; the lines above say why.');
    }
    let compiling: Promise<void> | undefined;
    const url = await startStack({
      port,
      env: process.env,
      lifetime,
      log,
      startApi: async (env) => {
        compiling ??= startCompiling(lifetime);
        await compiling;
        return startService({
          command: process.execPath,
          args: ['--watch', '--watch-preserve-output', apiMain],
          env,
          cwd: root,
        });
      },
      apps: async () => ({ dev: await startViteServers(lifetime) }),
    });
    log(welcome(url));
    log('ready');
  });
}

/**
 * Compiles what changes of the API and of the packages it requires. The metadata of its DTOs, which takes
 * seconds, is left to the next build: until then `/open-api` shows the fields of before. The document that
 * the build wrote goes, so that the API makes one that knows the routes added since.
 */
async function startCompiling(lifetime: Lifetime): Promise<void> {
  const folder = join(root, 'apps', 'api');
  await rm(join(folder, 'dist', 'openapi.json'), { force: true });
  const swc = await startService({
    command: process.execPath,
    args: [
      join(folder, 'node_modules', '@swc', 'cli', 'bin', 'swc.js'),
      ...['src', '--out-dir', 'dist', '--strip-leading-paths', '--config-file', '.swcrc'],
      ...['--watch', '--quiet'],
    ],
    env: process.env,
    cwd: folder,
  });
  lifetime.onClose(() => swc.stop());
  const packages = await startBuildWatch(['@atrium/rules', '@atrium/i18n']);
  lifetime.onClose(() => packages.stop());
}

async function startViteServers(lifetime: Lifetime): Promise<DevServers> {
  const [admin, hub, pub] = await Promise.all([
    startVite('admin', lifetime),
    startVite('hub', lifetime),
    startVite('public', lifetime),
  ]);
  return { admin, hub, public: pub };
}

async function startVite(app: string, lifetime: Lifetime): Promise<string> {
  const folder = join(root, 'apps', app);
  const port = await freePort();
  const service = await startService({
    command: process.execPath,
    args: [
      join(folder, 'node_modules', 'vite', 'bin', 'vite.js'),
      ...['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    ],
    env: process.env,
    cwd: folder,
  });
  lifetime.onClose(() => service.stop());
  void service.exited.then((how) =>
    lifetime.fail(`The development server of ${app} ended by itself (${how}).`),
  );
  const deadline = Date.now() + VITE_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (Date.now() > deadline) {
      throw new Error(`The development server of ${app} did not start.`);
    }
    await sleep(50);
  }
  return `http://127.0.0.1:${port}`;
}
