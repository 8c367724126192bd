import type { Help } from '@atrium/help/help';
import type { Language } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { loadChunk } from '@atrium/ui/lib/loading/load-chunk';
import { remembered } from '@atrium/ui/lib/loading/remembered';
import { use, useDeferredValue } from 'react';

/** All help; in another language, that of the one before stays until it is there. */
export const useHelp = (): Help => use(fetchHelp(useDeferredValue(useLanguage())));

const fetchHelp = remembered((language: Language) =>
  loadChunk(async () => {
    const { loadHelp } = await import('@atrium/help/help');
    return loadHelp(language);
  }),
);
