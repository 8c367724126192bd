import { addAreas } from '@atrium/i18n/create-i18n';
import type { ErrorCode } from '@atrium/i18n/locales/en/errors';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The API's text for what a screen finds wrong by itself. No page needs these texts to be shown, so they are
 * fetched after it: until they are there a text is empty, and a general one where they cannot be fetched.
 */
export function useCodeText(): (code: ErrorCode) => string {
  const { t, i18n } = useTranslation(['errors', 'ui']);
  const [outcome, setOutcome] = useState<'arrived' | 'failed'>();
  const isThere = i18n.hasResourceBundle(i18n.language, 'errors');

  useEffect(() => {
    if (isThere) return;
    let left = false;
    const end = (how: 'arrived' | 'failed') => () => {
      if (!left) setOutcome(how);
    };
    addAreas(i18n, ['errors']).then(end('arrived'), end('failed'));
    return () => {
      left = true;
    };
  }, [i18n, isThere]);

  return (code) => {
    if (isThere) return t(code);
    return outcome === 'failed' ? t('errorState.text', { ns: 'ui' }) : '';
  };
}
