/**
 * `npm start` and its siblings on a machine that has Node and npm and nothing else. Plain JavaScript
 * without dependencies, because it runs before there are any: it installs the pinned pnpm and the
 * workspace where they are stale, then hands over to src/commands/<command>.ts in this process.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folders whose children are packages, as in pnpm-workspace.yaml, and single packages. */
const PACKAGE_PARENTS = ['apps', 'packages', 'tooling'];
const PACKAGES = ['.', 'e2e'];
const SETTINGS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'];
const STAMP = join('node_modules', '.atrium-install');

/**
 * Why this Node cannot run Atrium, or undefined if it can. The API's framework is published as ES
 * modules that are required, which works since Node 20.19 and 22.12.
 * @param {string} version such as `20.19.0`
 */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23;
  return fits
    ? undefined
    : `Atrium needs Node 20.19 or later (of 22: 22.12 or later); this is ${version}. See https://nodejs.org`;
}

/**
 * A fingerprint of everything that determines the contents of node_modules.
 * @param {string} root
 */
export function installFingerprint(root) {
  const manifests = [
    ...PACKAGES,
    ...PACKAGE_PARENTS.flatMap((parent) =>
      existsSync(join(root, parent))
        ? readdirSync(join(root, parent)).map((name) => join(parent, name))
        : [],
    ),
  ].map((folder) => join(folder, 'package.json'));
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch} ${process.versions.modules}\n`);
  for (const file of [...SETTINGS, ...manifests.sort()]) {
    if (existsSync(join(root, file))) {
      hash.update(`${file}\n`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * Whether node_modules matches the current manifests and lockfile.
 * @param {string} root
 */
export function isInstalled(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === installFingerprint(root);
}

/**
 * The pnpm that package.json pins, as `pnpm@12.21.0`.
 * @param {string} root
 */
export function pinnedPnpm(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageManager.split('+')[0];
}

/**
 * Installs the workspace from its lockfile when it is stale.
 * @param {string} root
 * @returns {boolean} whether the workspace is usable
 */
export function install(root) {
  if (isInstalled(root)) {
    return true;
  }
  const pnpm = pinnedPnpm(root);
  console.log(`Installing the workspace from its lockfile with ${pnpm} …`);
  const result = spawnSync(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // A development install even where NODE_ENV says production: building needs its tools.
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  if (result.status !== 0) {
    console.error('The installation failed; the lines above say why. Nothing was started.');
    return false;
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, STAMP), installFingerprint(root));
  return true;
}

/**
 * @param {string} root
 * @param {string[]} argv the command and its arguments
 */
async function main(root, [command = '', ...args]) {
  const refusal = nodeRefusal(process.versions.node);
  const file = join(root, 'tooling', 'runner', 'src', 'commands', `${command}.ts`);
  if (refusal || !/^[a-z-]+$/.test(command) || !existsSync(file)) {
    console.error(refusal ?? `There is no command '${command}'.`);
    return 1;
  }
  process.chdir(root);
  if (!install(root)) {
    return 1;
  }
  const require = createRequire(join(root, 'package.json'));
  require('tsx/cjs/api').register();
  return require(file).run(args);
}

const thisFile = fileURLToPath(import.meta.url);
if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  const root = resolve(dirname(thisFile), '..', '..');
  main(root, process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
