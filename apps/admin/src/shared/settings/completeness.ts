/** How complete a language is: all of its texts, some of them, or none. */
export type Completeness = 'complete' | 'partial' | 'missing';

/** How much of some texts is filled in. */
export function completeness(texts: readonly string[]): Completeness {
  const filled = texts.filter((text) => text.trim() !== '').length;
  return filled === texts.length ? 'complete' : filled > 0 ? 'partial' : 'missing';
}
