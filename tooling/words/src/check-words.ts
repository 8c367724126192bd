import type { Glossary } from './glossary';
import type { Reading } from './readings';

export interface Finding {
  file: string;
  /** 1 is the first. */
  line: number;
  found: string;
  instead: string;
}

/** The avoided words of a reading, in the order of its lines. */
export function checkWords({ file, place, text }: Reading, glossary: Glossary): Finding[] {
  const prose = withoutFixed(text, glossary.fixedTexts);
  return glossary.avoided
    .filter(({ places }) => places.includes(place))
    .flatMap(({ pattern, instead }) =>
      [...prose.matchAll(pattern)].map(({ index, 0: found }) => ({
        file,
        line: prose.slice(0, index).split('\n').length,
        found: found.replace(/\s+/g, ' '),
        instead,
      })),
    )
    .sort((a, b) => a.line - b.line);
}

/** A fixed text may be broken over the lines of a comment. */
function withoutFixed(text: string, fixed: readonly RegExp[]): string {
  return fixed.reduce(
    (prose, pattern) => prose.replace(pattern, (found) => found.replace(/[^\n]/g, ' ')),
    text,
  );
}
