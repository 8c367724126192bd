import { adoptVendorLanguage } from '@atrium/i18n/create-i18n';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Shows the venue's language to visitors whose browser asks for none of ours.
 * @returns false while its texts are loading, so that the page does not switch language while being
 * read
 */
export function useVendorLanguage(languageCode: string | undefined): boolean {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(false);
  const adopted = useRef<string>(undefined);

  useEffect(() => {
    // Once per venue: a language chosen later must not be overwritten.
    if (languageCode === undefined || adopted.current === languageCode) return;
    adopted.current = languageCode;
    // If the texts fail to load, the current language stays.
    void adoptVendorLanguage(i18n, languageCode)
      .catch(() => undefined)
      .then(() => setReady(true));
  }, [i18n, languageCode]);

  return ready;
}
