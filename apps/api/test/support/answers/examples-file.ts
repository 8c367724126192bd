import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Example, isBetter } from './example';

/** Committed; `npm run generate` puts them into the API document. */
export const EXAMPLES_FILE = join(__dirname, '..', '..', '..', 'openapi-examples.json');

/**
 * By operation and status, such as `POST /api/v1/admin/stays 201`, and by media type unless it is JSON; refusals
 * by status and code, such as `409 SLOT_FULL`.
 */
export type Examples = Record<string, Example>;

/** With `RECORD_EXAMPLES=1`, the processes of this run leave what they record in a folder. */
export function beginRecording(): void {
  if (process.env.RECORD_EXAMPLES !== '1') return;
  process.env.RECORDED_EXAMPLES = mkdtempSync(join(tmpdir(), 'atrium-examples-'));
}

/** Writes the best example of each kind that any process recorded or found committed. */
export function endRecording(): void {
  const folder = process.env.RECORDED_EXAMPLES;
  if (!folder) return;
  const best = new Map<string, Example>();
  for (const file of readdirSync(folder)) {
    const recorded: Examples = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [key, example] of Object.entries(recorded)) {
      const known = best.get(key);
      if (!known || isBetter(example, known)) best.set(key, example);
    }
  }
  rmSync(folder, { recursive: true });
  const inOrder = [...best].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(EXAMPLES_FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}
