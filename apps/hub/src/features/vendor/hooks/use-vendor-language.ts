import { adoptVendorLanguage } from '@atrium/i18n/create-i18n';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Shows the venue's language to a visitor whose browser asks for none of ours.
 * @returns false while its texts are on the way, so that the page is not read in one language and
 *   then in another
 */
export function useVendorLanguage(languageCode: string | undefined): boolean {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(false);
  const adopted = useRef<string>(undefined);

  useEffect(() => {
    // Once for a venue: a language chosen later must not be taken back.
    if (languageCode === undefined || adopted.current === languageCode) return;
    adopted.current = languageCode;
    // Texts that do not arrive leave the language that is there, which can be read too.
    void adoptVendorLanguage(i18n, languageCode)
      .catch(() => undefined)
      .then(() => setReady(true));
  }, [i18n, languageCode]);

  return ready;
}
