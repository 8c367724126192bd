import { parse } from 'yaml';

/** What a page says about itself before its text. */
const KNOWN = ['title', 'description', 'date', 'layout'];

/**
 * @param {string} text a Markdown file that begins with its front matter between `---`
 * @returns {{ about: import('./front-matter.mjs').About, body: string }}
 * @throws When title or description are missing, or a key is misspelt.
 */
export function frontMatter(text) {
  const [, yaml, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new Error('A page begins with its front matter: title and description between ---');
  }
  const about = parse(yaml);
  const unknown = Object.keys(about).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`Unknown in the front matter: ${unknown.join(', ')}`);
  for (const key of ['title', 'description']) {
    if (typeof about[key] !== 'string') throw new Error(`The front matter has no ${key}`);
  }
  return { about, body };
}
