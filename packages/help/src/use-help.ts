import type { Language } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { loadChunk } from '@atrium/ui/lib/loading/load-chunk';
import { remembered } from '@atrium/ui/lib/loading/remembered';
import { use, useDeferredValue } from 'react';
import type { Help } from './help';

/** All help; in another language, that of the one before stays until it is there. */
export const useHelp = (): Help => use(fetchHelp(useDeferredValue(useLanguage())));

/** Also for a page that fetches help before it is shown. */
export const fetchHelp = remembered((language: Language) =>
  loadChunk(async () => {
    // with the search, which nobody needs before the answers are there
    const { loadHelp } = await import('./help');
    return loadHelp(language);
  }),
);
