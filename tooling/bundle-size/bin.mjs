#!/usr/bin/env node
/**
 * `bundle-size` in an app's folder, after its build: fails when the JavaScript of one of the pages that
 * people open first is over the budget that the app's package.json states. `always` is what every page
 * loads lazily (the texts), `firstPages` what each of those pages adds:
 *
 *   "bundleSize": {
 *     "maxGzipKb": 250,
 *     "always": ["../../packages/i18n/src/locales/en/hub.ts"],
 *     "firstPages": { "login": ["src/app/routes/login.tsx"] }
 *   }
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstLoadFiles, measure } from './src/first-load.mjs';

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(resolve(path), 'utf8'));

const { name, bundleSize } = readJson('package.json');
const manifest = readJson('dist/.vite/manifest.json');
const { always, firstPages, maxGzipKb } = bundleSize;

for (const [page, modules] of Object.entries(firstPages)) {
  const files = firstLoadFiles(manifest, [...always, ...modules]);
  const sizes = measure(files, (file) => readFileSync(resolve('dist', file)));
  const total = sizes.reduce((sum, { gzipKb }) => sum + gzipKb, 0);
  const line = `${name} ${page}: first load ${total.toFixed(1)} KB gzipped, budget ${maxGzipKb} KB`;
  if (total <= maxGzipKb) {
    console.log(line);
    continue;
  }
  console.error(`${line}. Load what it does not need lazily; the largest files:`);
  for (const { file, gzipKb } of sizes.slice(0, 12)) {
    console.error(`${gzipKb.toFixed(1).padStart(8)} KB  ${file}`);
  }
  process.exitCode = 1;
}
