import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { machineLines } from './machine';
import type { Verdict } from './verdict';

const FILE = join(root, 'docs', 'proofs.md');

const HEAD = `# Proofs

Written by the full runs of the commands; do not edit. What \`npm run prove:oversell\`, \`npm run prove:crash\`, \`npm run prove:payments\`, \`npm run prove:restore\` and \`npm run prove:webhooks\` do and look for is in [booking-engine.md](booking-engine.md#the-proofs). A short run, as CI does one, writes nothing here. Proven: nothing was wrong, and a control that has no guard, where there is one, failed in the same run.
`;

export interface ProofRecord {
  /** The npm script, and the heading of its section. */
  command: string;
  verdict: Verdict;
  mongoUri: string;
  commit: string;
  topology: string;
  /** How it was run. */
  run: string;
  /** Absent where nothing is random. */
  seed?: number;
  /** Minutes. */
  took: number;
  /** Markdown. */
  results: readonly string[];
}

/** Replaces the section of a command in docs/proofs.md, whatever the verdict is. */
export async function recordProof(record: ProofRecord): Promise<void> {
  const { command, verdict, topology, run, seed, took, results } = record;
  const body = [
    `**${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}.**`,
    '',
    ...(await machineLines(record, topology)),
    `- Run: ${run}, ${seed === undefined ? '' : `seed ${seed}, `}${took.toFixed(0)} minutes`,
    '',
    ...results,
  ];
  const before = await readFile(FILE, 'utf8').catch(() => HEAD);
  await writeFile(FILE, withSection(before, command, body.join('\n')));
}

/** Sections begin with `## `; a new one goes to the end. */
export function withSection(document: string, heading: string, body: string): string {
  const [, ...sections] = document.split(/^## /m);
  const section = `${heading}\n\n${body.trim()}\n`;
  const index = sections.findIndex((one) => one.split('\n')[0] === heading);
  if (index < 0) sections.push(section);
  else sections[index] = section;
  return [HEAD, ...sections.map((one) => `## ${one.trimEnd()}\n`)].join('\n');
}
