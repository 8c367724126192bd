import { Marked } from 'marked';

/** Markdown as HTML. Headings get an id to link to, pictures their dark twin, and wide tables room to scroll. */
export function markedFor(headings) {
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
        const shape = shapeOf(href);
        const twin = href.replace('-light-', '-dark-');
        const picture = (src, scheme) =>
          `<img class="${scheme}" src="${src}" alt="${text}" loading="lazy" decoding="async">`;
        const pictures =
          shape !== 'phone' && twin !== href
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

/** A phone's screen, a part of a screen as large as it is, or a desk's screen. */
function shapeOf(href) {
  if (/\/(?:hub-\w+-)?390/.test(href)) return 'phone';
  return /\/help-/.test(href) ? 'part' : 'desk';
}

function unique(id, taken) {
  let free = id;
  for (let next = 2; taken.has(free); next += 1) free = `${id}-${next}`;
  taken.add(free);
  return free;
}

export const plain = (html) => html.replace(/<[^>]+>/g, '');

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
