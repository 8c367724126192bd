import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(__dirname, '../../../../../docs/api');

/** A block of code in a guide of docs/api. */
export interface Block {
  readonly language: string;
  /** `answer`, `older` or the name of the file to write it to. */
  readonly note: string;
  readonly text: string;
}

export const guideText = (slug: string): string => readFileSync(join(DOCS, `${slug}.md`), 'utf8');

export const blocksOf = (slug: string): Block[] =>
  [...guideText(slug).matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', note = '', text = '']) => ({ language, note, text }),
  );

/** As the guide has it, with `…` for anything. */
function isAs(expected: unknown, got: unknown): boolean {
  if (expected === '…') return got !== undefined;
  if (typeof expected !== 'object' || expected === null) return expected === got;
  const [known, found] = [Object.entries(expected), Object.entries(got ?? {})];
  return (
    known.length === found.length && known.every(([key, value]) => isAs(value, Object(got)[key]))
  );
}

const parsed = (text: string): unknown[] => {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.trim().split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  }
};

/** What was printed is what the block says. */
export function expectAsWritten({ language, text }: Block, printed: string): void {
  if (language === 'text') {
    expect(printed.trim()).toBe(text.trim());
    return;
  }
  const [expected, got] = [parsed(text), parsed(printed)];
  if (!isAs(expected, got)) expect(got).toEqual(expected);
}
