import type { Language } from '@atrium/i18n/languages';
import type { Visit } from '@atrium/ui/lib/loading/lazy-page';
import { loadChunk } from '@atrium/ui/lib/loading/load-chunk';
import { remembered } from '@atrium/ui/lib/loading/remembered';
import type { PageModule, Written } from '../../../../markdown/module.mjs';

export interface Page extends PageModule {
  /** The page's own language, for `lang`: a screen reader must not read English as French. */
  language: Written;
}

/** The languages that pages are written in; every other language gets the first. */
export const writtenIn: readonly Written[] = ['en', 'no'];

/**
 * The page of a file in `content/{language}`, in the visitor's language or in English.
 * @param name without its ending: `about`, `articles/nine-oclock`
 */
export const loadPage = remembered(async (name: string, language: Language): Promise<Page> => {
  const written = language === 'no' ? 'no' : 'en';
  const [folder = '', id] = name.split('/');
  const page = await loadChunk(
    (): Promise<PageModule> =>
      id
        ? import(`../../../content/${written}/${folder}/${id}.md`)
        : import(`../../../content/${written}/${folder}.md`),
  );
  return { ...page, language: written };
});

/** What a written page cannot be drawn without, for its route. */
export const preparePage =
  (name: string) =>
  ({ language }: Visit): Promise<Page> =>
    loadPage(name, language);
