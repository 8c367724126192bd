import type { Language } from '@atrium/i18n/languages';

export interface Article {
  /** The article's language, for `lang`: a screen reader must not read English as French. */
  language: 'en' | 'no';
  title: string;
  /** Built from our own Markdown. */
  html: string;
}

const articles = {
  about: {
    en: () => import('../content/about.en.md'),
    no: () => import('../content/about.no.md'),
  },
};

export type ArticleName = keyof typeof articles;

/** The pages are written in Norwegian and English; every other language gets the English. */
export async function loadArticle(name: ArticleName, language: Language): Promise<Article> {
  const written = language === 'no' ? 'no' : 'en';
  const { title, html } = await articles[name][written]();
  return { language: written, title, html };
}
