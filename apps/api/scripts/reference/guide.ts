import { Marked } from 'marked';

export interface Guide {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** One sentence, for lists and search engines. */
  readonly summary: string;
  readonly html: string;
  /** Of the second level. */
  readonly headings: readonly { readonly id: string; readonly title: string }[];
}

/** A guide of docs/api as HTML: its first heading is the title, and its first paragraph the summary. */
export function guideOf(slug: string, markdown: string): Guide {
  const [, title, summary] = /^# (.+)\n\n([\s\S]+?)\n\n/.exec(markdown) ?? [];
  if (!title || !summary) throw new Error(`${slug}.md needs a title and a paragraph`);
  const headings: { id: string; title: string }[] = [];
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .trim()
          .replace(/\s+/g, '-');
        if (depth === 2) headings.push({ id, title: text.replace(/`/g, '') });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language = '', ...notes] = lang.split(' ');
        const label = notes.includes('answer') ? 'Answer' : (names[language] ?? language);
        // it scrolls, so the keyboard has to reach it
        return `<figure class="code${notes.includes('answer') ? ' answer' : ''}"><figcaption>${label}</figcaption><pre tabindex="0"><code>${escaped(text)}</code></pre></figure>\n`;
      },
      table({ header, rows }) {
        const row = (cells: typeof header, tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${addressOf(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const html = marked.parse(markdown) as string;
  return { slug, title, summary: plain(summary), html, headings };
}

const names: Record<string, string> = {
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  java: 'Java',
  json: 'JSON',
  http: 'HTTP',
  text: 'Text',
};

/** Guides link to each other's files, so that the links also work in the repository. */
const addressOf = (href: string): string =>
  href.replace(/^README\.md/, '/open-api').replace(/^([\w-]+)\.md/, '/open-api/guides/$1');

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[`*\n]+/g, (found) => (found.includes('\n') ? ' ' : ''));

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
