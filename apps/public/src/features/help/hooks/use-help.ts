import type { Language } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useEffect, useState } from 'react';
import type { Help } from '../lib/help';

/** All help; that of the language before stays until the next is there. */
export function useHelp() {
  const language = useLanguage();
  const [help, setHelp] = useState<Help | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same help again
  useEffect(() => {
    let current = true;
    setFailed(false);
    fetchHelp(language)
      .then((loaded) => current && setHelp(loaded))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [language, attempt]);

  return { help, failed, retry: () => setAttempt(attempt + 1) };
}

/** With the search, which nobody needs before the answers are there. */
async function fetchHelp(language: Language): Promise<Help> {
  const { loadHelp } = await import('../lib/help');
  return loadHelp(language);
}
