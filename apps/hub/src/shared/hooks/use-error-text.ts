import { isApiError } from '@atrium/api-client/api-error';
import { useTranslation } from 'react-i18next';

/** What to tell a person about a failed request: the server's words, or that none came. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('ui');
  return (error) => (isApiError(error) && error.message) || t('errorState.text');
}
