import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text';

/** Runs a change of a booking and says how it ended. */
export function useBookingAction() {
  const { t } = useTranslation('admin');
  const showToast = useToast();
  const failureText = useFailureText();

  /** Resolves whether it worked. @param silent the screen shows the result by itself */
  return async (change: () => Promise<unknown>, { silent = false } = {}): Promise<boolean> => {
    try {
      await change();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: failureText(error, t('booking.updateFailed')),
      });
      return false;
    }
    if (!silent) {
      showToast({ type: 'success', title: t('dialog.success'), message: t('booking.updated') });
    }
    return true;
  };
}
