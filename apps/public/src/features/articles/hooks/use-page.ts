import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useEffect, useState } from 'react';
import { loadPage, type Page } from '../lib/load-page';

/** A written page in the visitor's language, or in English; the page before stays until it is there. */
export function usePage(name: string) {
  const language = useLanguage();
  const [page, setPage] = useState<Page | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same page again
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadPage(name, language)
      .then((loaded) => current && setPage(loaded))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [name, language, attempt]);

  return { page, failed, retry: () => setAttempt(attempt + 1) };
}
