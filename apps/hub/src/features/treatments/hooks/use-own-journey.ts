import { isApiError } from '@atrium/api-client/api-error';
import { useLazyDownloadJourneyCalendarQuery } from '@atrium/api-client/hub/downloads';
import { type HubJourney, useCancelMyJourneyMutation } from '@atrium/api-client/hub/spa';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** What a guest does with a journey that is booked, beside moving it. */
export function useOwnJourney() {
  const { t } = useTranslation('hub');
  const confirm = useConfirm();
  const showToast = useToast();
  const errorText = useErrorText();
  const [cancel] = useCancelMyJourneyMutation();
  const [download] = useLazyDownloadJourneyCalendarQuery();

  return {
    /**
     * Asks for confirmation, showing the deadline.
     * @returns whether all of it is cancelled
     */
    cancel: async ({ _id }: Pick<HubJourney, '_id'>, deadline: string): Promise<boolean> => {
      const confirmed = await confirm({
        title: t('journeys.cancelTitle'),
        message: `${deadline}. ${t('booking.cancelFree')}`,
        confirmLabel: t('journeys.cancel'),
        cancelLabel: t('overview.cancelDialog.keep'),
        destructive: true,
      });
      if (!confirmed) return false;
      try {
        await cancel({ id: _id }).unwrap();
        showToast({ type: 'success', message: t('journeys.cancelled') });
        return true;
      } catch (error) {
        const answered = isApiError(error) && error.status > 0;
        const message = answered ? errorText(error) : t('overview.cancelDialog.failed');
        showToast({ type: 'error', title: t('journeys.cancelFailed'), message });
        return false;
      }
    },
    /** As one file with all of it. */
    addToCalendar: async (id: string): Promise<void> => {
      try {
        const content = await download(id).unwrap();
        saveFile({ name: 'treatments.ics', type: 'text/calendar', content });
      } catch (error) {
        showToast({ type: 'error', message: errorText(error) });
      }
    },
  };
}
