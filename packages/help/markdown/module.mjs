import MiniSearch from 'minisearch';
import { searchOptions } from '../src/search-options.mjs';
import { frontMatter } from './front-matter.mjs';
import { fillLabels, textsIn } from './labels.mjs';
import { markedFor, plain } from './render.mjs';

/**
 * Help in Markdown, one part for each heading of the second level, with an index of their words. It is made
 * when an app is built, so that nobody loads a Markdown parser. The pages are our own files: nothing in
 * them needs escaping.
 *
 * @param {string} text
 * @param {import('./module.mjs').Written} language
 * @param {import('./labels.mjs').TextsOf} [textsOf] where labels come from
 * @returns {import('./module.mjs').HelpModule}
 */
export function helpModule(text, language, textsOf = textsIn(language)) {
  const { about, body } = frontMatter(text);
  const headings = [];
  const html = markedFor(headings).parse(fillLabels(body, textsOf));
  const parts = html.split(/<h2 [^>]*>.*?<\/h2>/).slice(1);
  const answers = headings.map((heading, index) => ({
    ...heading,
    html: parts[index]?.trim() ?? '',
  }));
  const index = new MiniSearch(searchOptions);
  index.addAll(answers.map(({ html: answer, ...rest }) => ({ ...rest, text: plain(answer) })));
  return { title: about.title, answers, index: JSON.stringify(index) };
}
