import type { Place } from './glossary';

/** Prose of a file: what is not prose is blank, so that line numbers are the file's. */
export interface Reading {
  file: string;
  place: Place;
  text: string;
}

/** Generated files, and those that must name the words they ban. */
const UNREAD = /\.gen\.ts$|^docs\/(?:benchmarks|proofs|glossary)|^tooling\/words\/.*\.test\.ts$/;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const ENGLISH = /^packages\/i18n\/src\/locales\/en(?:\/|\.ts$)/;
const GUEST_TEXTS = /\/en\/(?:hub|account|messages|public)(?:\/|\.ts$)/;

/** A description that begins with an error's code is the text of that error. */
const DESCRIPTION = /^\s*"(?:summary|description)": "(?!`[A-Z_]+` )(.*)",?$/;

/** What the check reads of a file of the repository. */
export function readingsOf(file: string, content: string): Reading[] {
  if (UNREAD.test(file)) return [];
  if (file.endsWith('.md')) return [{ file, place: 'docs', text: proseOfMarkdown(content) }];
  if (file.endsWith('openapi.json')) {
    return [
      {
        file,
        place: 'api',
        text: withoutCode(valuesOf(content, DESCRIPTION)),
      },
    ];
  }
  if (!CODE.test(file)) return [];
  const comments: Reading = { file, place: 'comments', text: proseOfCode(content) };
  if (!ENGLISH.test(file)) return [comments];
  const place = GUEST_TEXTS.test(file) ? 'guest texts' : 'staff texts';
  return [comments, { file, place, text: valuesOf(content, /^\s*(?:\w+:\s*)?['"`](.*)['"`],?$/) }];
}

/** Comments, and the names of tests. */
function proseOfCode(code: string): string {
  let inBlock = false;
  const lines = code.split('\n').map((line) => {
    const opens = /^\s*\{?\s*\/\*+(.*)$/.exec(line);
    const text = inBlock ? line.replace(/^\s*\*(?!\/)/, '') : (opens?.[1] ?? '');
    if (inBlock || opens) {
      inBlock = !line.includes('*/');
      return text.replace(/\*\/.*$/, '');
    }
    const [, comment] = /(?:^|\s)\/\/ (.*)$/.exec(line) ?? [];
    if (comment !== undefined) return comment;
    const [, , name = ''] =
      /\b(?:describe|it|test)(?:\.\w+(?:\([^)]*\))?)*\((['"`])(.*)\1/.exec(line) ?? [];
    return name;
  });
  return withoutCode(lines.join('\n'));
}

function proseOfMarkdown(markdown: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return withoutCode(markdown.replace(/^```[\s\S]*?^```/gm, blank).replace(/\]\([^)]*\)/g, blank));
}

/** Code in backticks and names of parameters are not prose. */
const withoutCode = (text: string) =>
  text.replace(/`[^`\n]*`|@param \S+/g, (code) => ' '.repeat(code.length));

/** A text's placeholders have the names of the code. */
const valuesOf = (content: string, line: RegExp) =>
  content
    .split('\n')
    .map((text) => (line.exec(text)?.[1] ?? '').replace(/\{\{\w+\}\}/g, ''))
    .join('\n');
