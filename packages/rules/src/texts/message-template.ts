/** Texts written by a venue, with placeholders such as `{{firstname}}`. */

const HOLE = /\{\{\s*([A-Za-z]\w*)\s*\}\}/g;
/**
 * Something that looks like a placeholder but is not one: unbalanced braces, or braces around
 * anything but a name.
 */
const BROKEN = /\{\{|\}\}/;

/** The placeholder names in a text, in order, without repeats. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(HOLE)].map(([, name = '']) => name))];
}

/**
 * Placeholders that are not known here, and `{{` for one that is malformed.
 * @param known names that can be filled in
 */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
  return BROKEN.test(text.replace(HOLE, '')) ? [...unknown, '{{'] : unknown;
}

/**
 * The text with its placeholders filled in. One without a value disappears along with the space
 * before it: 'Dear {{firstname}},' becomes 'Dear,'. Filled-in values are never read as
 * placeholders.
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
