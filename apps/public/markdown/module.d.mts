/** The languages that pages are written in. */
export type Written = 'en' | 'no';

export interface About {
  title: string;
  /** One or two sentences: below the title, and in the results of search engines. */
  description: string;
  /** Of an article, `yyyy-mm-dd`. */
  date?: string;
  /** `deck`: one card for each part between `---`. */
  layout?: 'deck';
}

export interface PageModule extends About {
  html: string;
  /** The headings of the second level, for the list of contents. */
  headings: { id: string; title: string }[];
}

export interface HelpModule {
  title: string;
  answers: { id: string; title: string; html: string }[];
  /** What `MiniSearch.loadJSON` takes. */
  index: string;
}

export function helpModule(text: string, language: Written): HelpModule;
export function pageModule(text: string, language: Written): PageModule;
