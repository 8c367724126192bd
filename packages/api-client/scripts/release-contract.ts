// `npx tsx packages/api-client/scripts/release-contract.ts`, when a version is released: what partners rely on from now
// on. Later documents are compared with it.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CURRENT_API_VERSION } from '@atrium/rules/access/api-versions';
import { contractIn } from '../src/released/partners-contract';

const folder = resolve(__dirname, '..');
const document = JSON.parse(readFileSync(resolve(folder, 'openapi.json'), 'utf8'));
const released = { version: CURRENT_API_VERSION, contract: contractIn(document) };
writeFileSync(
  resolve(folder, 'src/released/released.json'),
  `${JSON.stringify(released, null, 1)}\n`,
);
