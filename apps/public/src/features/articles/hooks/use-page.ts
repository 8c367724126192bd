import { useLanguage } from '@atrium/ui/hooks/use-language';
import { use, useDeferredValue } from 'react';
import { loadPage, type Page } from '../lib/load-page';

/** A written page; in another language, the one before stays until it is there. */
export const usePage = (name: string): Page => use(loadPage(name, useDeferredValue(useLanguage())));
