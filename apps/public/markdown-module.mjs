import { marked } from 'marked';

/**
 * A Markdown page as a module: `{ title, html }`. It is turned into HTML when the app is built, so that
 * no visitor loads a Markdown parser. The pages are our own files: nothing in them needs escaping.
 *
 * @param {string} text
 * @returns {{ title: string, html: string }}
 * @throws When the page does not begin with its title.
 */
export function markdownModule(text) {
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (!title) throw new Error('A page begins with its title: # Title');
  return { title, html: marked.parse(text, { async: false, gfm: true }) };
}
