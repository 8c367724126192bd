import { isApiError } from '@atrium/api-client/api-error';
import { useTranslation } from 'react-i18next';

/**
 * What to tell staff about a failed request: what the server said, else `fallback`; where no answer came,
 * `fallback` and what to do about it. The error is a hook's `error`, or caught from `unwrap()`; anything
 * else is a bug of ours and is thrown on.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('ui');
  return (error, fallback) => {
    if (!isApiError(error)) throw error;
    if (error.status === 0) return `${fallback} ${t('errorState.text')}`;
    // 'Something went wrong' says less than what could not be done
    return error.code === 'INTERNAL' ? fallback : error.message || fallback;
  };
}
