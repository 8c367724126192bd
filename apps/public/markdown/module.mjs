import { Marked } from 'marked';
import MiniSearch from 'minisearch';
import { credits } from './credits.mjs';
import { changelog, facts } from './facts.mjs';
import { frontMatter } from './front-matter.mjs';
import { searchOptions } from './help-search.mjs';

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

/**
 * Help in Markdown, one part for each heading of the second level, with an index of their words.
 *
 * @param {string} text
 * @param {import('./module.mjs').Written} language
 * @returns {import('./module.mjs').HelpModule}
 */
export function helpModule(text, language) {
  const { html, headings, title } = pageModule(text, language);
  const parts = html.split(/<h2 [^>]*>.*?<\/h2>/).slice(1);
  const answers = headings.map((heading, index) => ({
    ...heading,
    html: parts[index]?.trim() ?? '',
  }));
  const index = new MiniSearch(searchOptions);
  index.addAll(answers.map(({ html: answer, ...rest }) => ({ ...rest, text: plain(answer) })));
  return { title, answers, index: JSON.stringify(index) };
}

/** Headings get an id to link to, pictures their dark twin, and wide tables room to scroll. */
function markedFor(headings) {
  const taken = new Set();
  return new Marked({
    gfm: true,
    async: false,
    renderer: {
      heading({ tokens, depth, text }) {
        const [, , own] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
        const title = this.parser.parseInline(tokens).replace(/\s*\{#[\w-]+\}$/, '');
        const id = unique(own ?? slug(text), taken);
        if (depth === 2) headings.push({ id, title: plain(title) });
        return `<h${depth} id="${id}" tabindex="-1">${title}</h${depth}>`;
      },
      image({ href, text, title }) {
        const caption = title ? `<figcaption>${title}</figcaption>` : '';
        const shape = /\/(?:hub-\w+-)?390/.test(href) ? 'phone' : 'desk';
        const twin = href.replace('-light-', '-dark-');
        const picture = (src, scheme) =>
          `<img class="${scheme}" src="${src}" alt="${text}" loading="lazy" decoding="async">`;
        const pictures =
          shape === 'desk' && twin !== href
            ? picture(href, 'in-light') + picture(twin, 'in-dark')
            : picture(href, 'always');
        return `<figure class="${shape}"><div>${pictures}</div>${caption}</figure>`;
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        // several pictures in one paragraph stand side by side
        return html.startsWith('<figure')
          ? `<div class="pictures">${html}</div>`
          : `<p>${html}</p>`;
      },
    },
  });
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

function unique(id, taken) {
  let free = id;
  for (let next = 2; taken.has(free); next += 1) free = `${id}-${next}`;
  taken.add(free);
  return free;
}

const plain = (html) => html.replace(/<[^>]+>/g, '');

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
