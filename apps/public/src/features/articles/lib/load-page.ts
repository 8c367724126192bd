import type { Language } from '@atrium/i18n/languages';
import type { PageModule, Written } from '../../../../markdown/module.mjs';

export interface Page extends PageModule {
  /** The page's own language, for `lang`: a screen reader must not read English as French. */
  language: Written;
}

/** The languages that pages are written in; every other language gets the first. */
export const writtenIn: readonly Written[] = ['en', 'no'];

/** @param name of a file in `content/{language}`, without its ending: `about`, `articles/nine-oclock` */
export async function loadPage(name: string, language: Language): Promise<Page> {
  const written = language === 'no' ? 'no' : 'en';
  const [folder = '', id] = name.split('/');
  const page: PageModule = id
    ? await import(`../../../content/${written}/${folder}/${id}.md`)
    : await import(`../../../content/${written}/${folder}.md`);
  return { ...page, language: written };
}
