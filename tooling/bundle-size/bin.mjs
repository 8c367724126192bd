#!/usr/bin/env node
/**
 * `bundle-size` in an app's folder, after its build: fails when the JavaScript of the first page is
 * over the budget that the app's package.json states:
 *
 *   "bundleSize": { "maxGzipKb": 250, "firstPage": ["src/app/routes/login.tsx"] }
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { firstLoadFiles, measure } from './src/first-load.mjs';

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(resolve(path), 'utf8'));

const { name, bundleSize } = readJson('package.json');
const manifest = readJson('dist/.vite/manifest.json');
const files = firstLoadFiles(manifest, bundleSize.firstPage);
const sizes = measure(files, (file) => readFileSync(resolve('dist', file)));
const total = sizes.reduce((sum, { gzipKb }) => sum + gzipKb, 0);

for (const { file, gzipKb } of sizes) console.log(`${gzipKb.toFixed(1).padStart(8)} KB  ${file}`);
console.log(
  `${total.toFixed(1).padStart(8)} KB  first load of ${name}, gzipped; budget ${bundleSize.maxGzipKb} KB`,
);
if (total > bundleSize.maxGzipKb) {
  console.error(`${name}: the first page is over its budget. Load what it does not need lazily.`);
  process.exitCode = 1;
}
