import { frontMatter } from '@atrium/help/markdown/front-matter.mjs';
import { markedFor } from '@atrium/help/markdown/render.mjs';
import { credits } from './credits.mjs';
import { changelog, facts } from './facts.mjs';

/**
 * A page in Markdown as what the app shows of it. It is made when the app is built, so that no visitor
 * loads a Markdown parser. The pages are our own files: nothing in them needs escaping.
 *
 * @param {string} text
 * @param {import('./module.mjs').Written} language
 * @returns {import('./module.mjs').PageModule}
 */
export function pageModule(text, language) {
  const { about, body } = frontMatter(text);
  const headings = [];
  const marked = markedFor(headings);
  const parts = body.split(/^---$/m).map((part) => marked.parse(fill(part, language)));
  const html =
    about.layout === 'deck'
      ? parts.map((part) => `<section>${part}</section>`).join('')
      : parts.join('<hr>');
  return { ...about, html, headings };
}

/** Puts figures, changes and credits where the text names them. @throws for a name that nobody knows */
function fill(text, language) {
  return text.replace(/\{\{([\w.]+)\}\}/g, (_, name) => {
    if (name === 'changelog') return `<div lang="en">\n\n${changelog()}\n\n</div>`;
    if (name === 'credits') return creditsTable(language);
    const value = facts()[name];
    if (value === undefined) throw new Error(`No fact is called ${name}`);
    return language === 'no' ? inNorwegian(value) : value;
  });
}

const inNorwegian = (value) =>
  /^\d{4}-/.test(value) ? value : value.replace(/,/g, '\u00a0').replace('.', ',');

function creditsTable(language) {
  const head =
    language === 'no' ? ['Pakke', 'Versjon', 'Lisens'] : ['Package', 'Version', 'Licence'];
  const link = (name) => `[${name}](https://www.npmjs.com/package/${name})`;
  return [
    `| ${head.join(' | ')} |`,
    '|---|---|---|',
    ...credits().map(({ name, version, license }) => `| ${link(name)} | ${version} | ${license} |`),
  ].join('\n');
}
