#!/usr/bin/env node
/**
 * `bundle-size <app>…` after the apps' build: shows the JavaScript of every page that a link can lead to, as
 * somebody loads it who opens the app there, and fails when a page is over its budget. What a page loads
 * after it is shown does not count. The budgets are `bundleSize` in the app's package.json; `Budgets` in
 * src/budgets.mjs says how they are written.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { report, weigh } from './src/budgets.mjs';
import { readPages } from './src/pages.mjs';

/** @param {string} folder */
async function check(folder) {
  /** @param {string} path */
  const readJson = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const { name, bundleSize } = readJson('package.json');
  const { lines, isOver } = report(
    name,
    weigh({
      manifest: readJson('dist/.vite/manifest.json'),
      pages: await readPages(folder),
      budgets: bundleSize,
      read: (file) => readFileSync(join(folder, 'dist', file)),
    }),
  );
  console.log(`${lines.join('\n')}\n`);
  if (isOver) process.exitCode = 1;
}

for (const app of process.argv.slice(2)) await check(resolve(app));
