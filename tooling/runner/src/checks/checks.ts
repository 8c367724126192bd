import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool, type ToolResult } from '../processes/run-tool';
import { turbo } from '../stack/build';
import { pnpmCommand, root } from '../workspace';

const CHECK_TIMEOUT_MS = 10 * 60_000;

/** One question about the code, answered by a program's exit code. */
export interface Check {
  name: string;
  run(signal: AbortSignal): Promise<ToolResult>;
  /** What it prints is worth reading when it passes too. */
  isTable?: boolean;
}

const node = (args: string[]) => (signal: AbortSignal) =>
  runTool(process.execPath, args, {
    env: process.env,
    cwd: root,
    timeoutMs: CHECK_TIMEOUT_MS,
    signal,
  });

/** A root tool by its file. */
const tool = (path: string, ...args: string[]) => node([join(root, 'node_modules', path), ...args]);

/** A script of the root, so that `npm run <name>` and this check are the same. */
function rootScript(name: string) {
  const [command, ...args] = pnpmCommand();
  return (signal: AbortSignal) =>
    runTool(command, [...args, 'run', name], {
      env: process.env,
      cwd: root,
      timeoutMs: CHECK_TIMEOUT_MS,
      signal,
    });
}

/** A task in every workspace package that has it, or in those named. */
function turboTask(task: string, packages: readonly string[] = []) {
  return (signal: AbortSignal) => {
    const { command, args, env, cwd } = turbo([
      ...['run', task, '--continue', '--output-logs=errors-only', '--ui=stream'],
      ...packages.map((name) => `--filter=${name}`),
    ]);
    return runTool(command, args, { env, cwd, timeoutMs: CHECK_TIMEOUT_MS, signal });
  };
}

export const CHECKS: readonly Check[] = [
  {
    name: 'lint and format',
    run: tool(
      '@biomejs/biome/bin/biome',
      ...['ci', '.', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=200'],
    ),
  },
  { name: 'types', run: turboTask('types') },
  { name: 'size of every page', run: pageSizes, isTable: true },
  { name: 'boundaries', run: rootScript('boundaries') },
  { name: 'unused code', run: rootScript('unused') },
  { name: 'words and links', run: rootScript('words') },
  { name: 'generated client is current', run: generatedClient },
  {
    name: 'API document keeps the rules of OpenAPI',
    run: node([join(root, 'packages', 'api-client', 'scripts', 'lint-openapi.mjs')]),
  },
  {
    name: 'map of data is current',
    run: node([join(root, 'apps', 'api', 'dist', 'data-map.js'), '--check']),
  },
  {
    name: 'layout of mail is current',
    run: tool('tsx/dist/cli.mjs', 'apps/api/scripts/mail-layout.mts', '--check'),
  },
];

const APPS = ['admin', 'hub', 'public'];

/** Each app's pages against their budgets, measured from what the build wrote. */
async function pageSizes(signal: AbortSignal): Promise<ToolResult> {
  const built = await turboTask(
    'build',
    APPS.map((app) => `@atrium/${app}`),
  )(signal);
  const bundleSize = join(root, 'tooling', 'bundle-size', 'bin.mjs');
  const folders = APPS.map((app) => join(root, 'apps', app));
  return built.code === 0 ? await node([bundleSize, ...folders])(signal) : built;
}

/** The API's code writes its document without a database; the committed one and the clients must equal it. */
async function generatedClient(signal: AbortSignal): Promise<ToolResult> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    const document = await node([join(root, 'apps', 'api', 'dist', 'openapi.js'), file])(signal);
    if (document.code !== 0) return document;
    const clients = await node([join(__dirname, 'regenerate-client.cjs'), file])(signal);
    const ofPartners = join(root, 'packages', 'sdk', 'scripts', 'generate.mjs');
    return clients.code === 0 ? await node([ofPartners, '--check', file])(signal) : clients;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
