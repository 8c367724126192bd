#!/usr/bin/env node
/**
 * `typecheck [folder]`: checks the types of a package, by default the one it is called in. TypeScript 7 does so ten
 * times faster than the 6 that Swagger's plugin needs; both bring a `tsc`, so neither is called by that name.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [folder = '.'] = process.argv.slice(2);
const compiler = new URL('bin/tsc', import.meta.resolve('typescript7/package.json'));
const { status } = spawnSync(
  process.execPath,
  // four checkers, the default, each check again what they share; turbo runs the packages side by side anyway
  [fileURLToPath(compiler), '-p', folder, '--checkers', '1'],
  // the process is short: collecting its garbage less often saves a fifth of its time
  { stdio: 'inherit', env: { GOGC: '400', ...process.env } },
);
process.exitCode = status ?? 1;
