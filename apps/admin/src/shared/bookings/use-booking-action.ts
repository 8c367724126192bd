import { useTranslation } from 'react-i18next';
import { useAction } from '../hooks/use-action';

/** Runs a change of a booking and says how it ended. */
export function useBookingAction() {
  const { t } = useTranslation('admin');
  const run = useAction();

  /** Resolves whether it worked. @param silent the screen shows the result by itself */
  return (change: () => Promise<unknown>, { silent = false } = {}): Promise<boolean> =>
    run(change, {
      failed: t('booking.updateFailed'),
      done: silent ? undefined : t('booking.updated'),
    });
}
