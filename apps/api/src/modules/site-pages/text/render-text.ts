import type { TextOutline } from '@atrium/rules/site/site-page';
import MarkdownIt, { type Token } from 'markdown-it';
import sanitize from 'sanitize-html';

export interface RenderedText {
  /** Safe HTML. */
  html: string;
  outline: TextOutline;
}

/**
 * Markdown of somebody else as HTML, in the same shape as the site's own pages (packages/help/markdown). Two
 * nets: markdown-it writes raw HTML as text and follows no `javascript:`, and sanitize-html lets through
 * nothing but what it is told.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Links that we do not follow are kept as such, so that whoever writes is told of them. */
markdown.validateLink = () => true;

markdown.renderer.rules.table_open = () => '<div class="table"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

const PICTURE_ATTRIBUTES = { loading: 'lazy', decoding: 'async', class: 'always' };

const rules: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre', 'code'],
    ...['em', 'strong', 's', 'a', 'br', 'img', 'figure', 'figcaption', 'div'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'class', 'loading', 'decoding'],
    div: ['class'],
    figure: ['class'],
    ol: ['start'],
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id', 'tabindex']])),
  },
  allowedClasses: { div: ['pictures', 'table'], figure: ['desk'], img: ['always'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // what is not allowed is shown as it was written, and never dropped without a word
  disallowedTagsMode: 'escape',
};

/** A text as visitors read it, and what is in it. */
export function renderText(body: string): RenderedText {
  const tokens = markdown.parse(body, {});
  const outline = { headings: [], anchors: [], links: [], pictures: [] } as Mutable<TextOutline>;
  const taken = new Set<string>();
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') heading(token, tokens[index + 1], outline, taken);
    for (const child of token.children ?? []) note(child, outline);
    if (token.type === 'inline' && isOnlyPictures(token)) asFigures(tokens, index);
  });
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { html: sanitize(html, rules), outline };
}

type Mutable<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer One)[] ? One[] : T[Key];
};

function heading(
  open: Token,
  inline: Token | undefined,
  { headings, anchors }: Mutable<TextOutline>,
  taken: Set<string>,
): void {
  const level = Number(open.tag.slice(1));
  headings.push(level);
  // the first level is the title; one in the text is told as a problem, and shown no larger than the rest
  if (level === 1) open.tag = 'h2';
  const id = unique(slugOf(textOf(inline)) || 'part', taken);
  anchors.push(id);
  open.attrSet('id', id);
  open.attrSet('tabindex', '-1');
}

function note(token: Token, { links, pictures }: Mutable<TextOutline>): void {
  if (token.type === 'link_open') {
    const href = String(token.attrGet('href') ?? '');
    links.push(href);
    if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener');
  }
  if (token.type === 'image') {
    pictures.push({ src: String(token.attrGet('src') ?? ''), alt: token.content });
    for (const [name, value] of Object.entries(PICTURE_ATTRIBUTES)) token.attrSet(name, value);
  }
}

const isOnlyPictures = ({ children }: Token): boolean =>
  children !== null &&
  children.some(({ type }) => type === 'image') &&
  children.every(
    ({ type, content }) =>
      type === 'image' || type === 'softbreak' || (type === 'text' && content.trim() === ''),
  );

/** Pictures in a paragraph of their own stand side by side, as those of the built pages do. */
function asFigures(tokens: Token[], index: number): void {
  const [open, inline, close] = tokens.slice(index - 1, index + 2);
  if (open?.type !== 'paragraph_open' || !inline || close?.type !== 'paragraph_close') return;
  open.tag = 'div';
  open.attrSet('class', 'pictures');
  close.tag = 'div';
  const [Kind] = [inline.constructor as new (type: string, tag: string, nesting: 0) => Token];
  inline.children = (inline.children ?? [])
    .filter(({ type }) => type === 'image')
    .flatMap((image) => {
      const caption = image.attrGet('title');
      image.attrs = (image.attrs ?? []).filter(([name]) => name !== 'title');
      return [
        html(Kind, '<figure class="desk"><div>'),
        image,
        html(Kind, '</div>'),
        ...(caption
          ? [html(Kind, '<figcaption>'), words(Kind, String(caption)), html(Kind, '</figcaption>')]
          : []),
        html(Kind, '</figure>'),
      ];
    });
}

type TokenKind = new (type: string, tag: string, nesting: 0) => Token;

/** Markup of our own; what somebody wrote never becomes a token of this kind. */
const html = (Kind: TokenKind, content: string): Token =>
  Object.assign(new Kind('html_inline', '', 0), { content });
const words = (Kind: TokenKind, content: string): Token =>
  Object.assign(new Kind('text', '', 0), { content });

const textOf = (inline: Token | undefined): string =>
  (inline?.children ?? []).map(({ content }) => content).join('');

function unique(id: string, taken: Set<string>): string {
  let free = id;
  for (let next = 2; taken.has(free); next += 1) free = `${id}-${next}`;
  taken.add(free);
  return free;
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
