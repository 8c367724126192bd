import { isApiError } from '@atrium/api-client/api-error';
import type { ErrorCode } from '@atrium/i18n/locales/en/errors';
import { useTranslation } from 'react-i18next';

/** Why a request was refused, in the visitor's language. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation(['errors', 'ui']);
  const isKnown = (code: string): code is ErrorCode => i18n.exists(code, { ns: 'errors' });
  return (error) => {
    if (isApiError(error) && isKnown(error.code)) return t(error.code, { ns: 'errors' });
    return (isApiError(error) && error.message) || t('errorState.text', { ns: 'ui' });
  };
}
