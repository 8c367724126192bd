import type { Language } from '@atrium/i18n/languages';
import MiniSearch from 'minisearch';
import type { HelpModule, Written } from '../markdown/module.mjs';
import { type Audience, audiences } from './audiences';
import { searchOptions } from './search-options.mjs';

export interface Answer {
  /** Of its heading; the same in both languages. */
  id: string;
  audience: Audience;
  title: string;
  /** Built from our own Markdown. */
  html: string;
}

export interface Help {
  /** For `lang`: a screen reader must not read English as French. */
  language: Written;
  titles: Record<Audience, string>;
  answers: readonly Answer[];
  /** The answers to what somebody typed, the likeliest first; of everybody's help. */
  search(term: string): Answer[];
}

/** All help in the visitor's language, or in English. */
export async function loadHelp(language: Language): Promise<Help> {
  const written = language === 'no' ? 'no' : 'en';
  const [guests, staff] = await Promise.all(audiences.map((one) => loadPart(one, written)));
  if (!guests || !staff) throw new Error('There is no help');
  const parts = [guests, staff];
  return {
    language: written,
    titles: { guests: guests.title, staff: staff.title },
    answers: parts.flatMap(({ answers }) => answers),
    search: (term) =>
      parts
        .flatMap(({ find }) => find(term))
        .sort((one, other) => other.score - one.score)
        .map(({ answer }) => answer),
  };
}

async function loadPart(audience: Audience, language: Written) {
  const file: { default: HelpModule } = await import(`./content/${language}/${audience}.md`);
  const { title, answers: written, index } = file.default;
  const answers = written.map((answer): Answer => ({ ...answer, audience }));
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const search = MiniSearch.loadJSON(index, searchOptions);
  return {
    title,
    answers,
    find: (term: string) =>
      matches(search, term).flatMap(({ id, score }) => {
        const answer = byId.get(id);
        return answer ? [{ answer, score }] : [];
      }),
  };
}

/** Short words are typed right, or are others: only longer ones may have a slip for every four letters. */
const SHORTEST_MISSPELT = 4;

/** What has every word; where nothing has, what has any of them. */
function matches(search: MiniSearch, term: string) {
  const options = {
    prefix: true,
    fuzzy: (word: string) => (word.length < SHORTEST_MISSPELT ? false : 0.25),
    boost: { title: 3 },
  };
  const all = search.search(term, { ...options, combineWith: 'AND' });
  return all.length > 0 ? all : search.search(term, options);
}
