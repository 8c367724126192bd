import { readFile } from 'node:fs/promises';

const LINES = 20;

/** The end of a log and where the whole of it is, for a person who sees that something broke. */
export async function logTail(file: string | undefined): Promise<string> {
  if (!file) {
    return 'Its own words are above.';
  }
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.trimEnd().split('\n').slice(-LINES);
  return [`The end of ${file}:`, ...lines.map((line) => `  ${line}`)].join('\n');
}
