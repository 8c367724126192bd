/** Texts that a venue writes itself, with placeholders as `{{firstname}}`. */

const HOLE = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;
/** What looks like a placeholder and is none: an open brace pair, or something else than a name in it. */
const BROKEN = /\{\{|\}\}/;

/** The names of the placeholders in a text, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(HOLE)].map(([, name = '']) => name))];
}

/**
 * The placeholders that mean nothing here, and `{{` for one that is not written out.
 * @param known what may be filled in
 */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
  return BROKEN.test(text.replace(HOLE, '')) ? [...unknown, '{{'] : unknown;
}

/**
 * The text with its placeholders filled in. One without a value leaves nothing, nor the blank before it:
 * 'Dear {{firstname}},' becomes 'Dear,'. What is filled in is never read as a placeholder again.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replace(
    /([ \t]*)\{\{\s*([A-Za-z]\w*)\s*\}\}/g,
    (_hole, blank: string, name: string) => {
      const value = values[name];
      return value ? blank + value : '';
    },
  );
}
