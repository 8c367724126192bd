import { useTranslation } from 'react-i18next';
import { failureText } from '../lib/failure-text';

/** `failureText` in the language shown. */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('ui');
  return (error, fallback) => failureText(error, fallback, t('errorState.text'));
}
