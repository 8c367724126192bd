import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace';

/** Puts a section into a report that has others, in the place of the one it had. @param file in docs */
export async function writeSection(
  file: string,
  heading: string,
  lines: readonly string[],
): Promise<void> {
  const path = join(root, 'docs', file);
  const report = await readFile(path, 'utf8');
  await writeFile(path, withSection(report, heading, lines));
}

/** A report with a section, which comes last if it is new. */
export function withSection(report: string, heading: string, lines: readonly string[]): string {
  const [head = '', ...sections] = report.trimEnd().split(/^(?=## )/m);
  const section = [`## ${heading}`, '', ...lines].join('\n');
  const isIt = (one: string) => one.split('\n')[0] === `## ${heading}`;
  const all = sections.some(isIt)
    ? sections.map((one) => (isIt(one) ? section : one))
    : [...sections, section];
  return `${[head, ...all].map((part) => part.trimEnd()).join('\n\n')}\n`;
}
