/** Where a word is read: in the code's comments and test names, the documents, the API's document, the texts. */
export const PLACES = ['comments', 'docs', 'api', 'guest texts', 'staff texts'] as const;
export type Place = (typeof PLACES)[number];

/** One row of the glossary's table of words to avoid. */
export interface AvoidedWord {
  pattern: RegExp;
  instead: string;
  places: readonly Place[];
}

export interface Glossary {
  avoided: readonly AvoidedWord[];
  /** Texts that other systems and the venues' manuals quote; they keep their wording. */
  fixedTexts: readonly RegExp[];
}

/** @param markdown docs/glossary.md @throws Error naming the row that cannot be read */
export function parseGlossary(markdown: string): Glossary {
  const avoided = rowsUnder(markdown, 'Words to avoid').map(toAvoidedWord);
  if (avoided.length === 0) throw new Error('The glossary has no table under "Words to avoid".');
  const fixedTexts = rowsUnder(markdown, 'Fixed texts').map(
    ([text = '']) => new RegExp(escaped(text).replaceAll(' ', '\\s+'), 'g'),
  );
  return { avoided, fixedTexts };
}

function toAvoidedWord(row: string[]): AvoidedWord {
  const [words = '', instead = '', where = ''] = row;
  const places =
    where === 'everywhere' ? PLACES : where.split(', ').map((name) => toPlace(name, row));
  // '*' stands for the rest of a word, '#' for a number, a space for a line break as well
  const alternatives = words
    .split(', ')
    .map((word) => escaped(word).replaceAll('\\*', '\\w*').replaceAll('#', '\\d+'))
    .map((word) => word.replaceAll(' ', '\\s+'));
  return {
    pattern: new RegExp(`(?<![\\w/.#{-])(?:${alternatives.join('|')})(?![\\w/-]|\\.\\w)`, 'gi'),
    instead,
    places,
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toPlace(name: string, row: string[]): Place {
  const place = PLACES.find((known) => known === name);
  if (!place)
    throw new Error(`The glossary's row "${row.join(' | ')}" names no place I know: ${name}`);
  return place;
}

/** The cells of the first table under a heading, without its head. */
function rowsUnder(markdown: string, heading: string): string[][] {
  const [, section = ''] = markdown.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [ours = ''] = section.split(/^#+ /m);
  return ours
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
