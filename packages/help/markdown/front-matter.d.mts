export interface About {
  title: string;
  /** One or two sentences: below the title, and in the results of search engines. */
  description: string;
  /** Of an article, `yyyy-mm-dd`. */
  date?: string;
  /** `deck`: one card for each part between `---`. */
  layout?: 'deck';
}

export function frontMatter(text: string): { about: About; body: string };
