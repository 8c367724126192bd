import type { HubReservation } from '@atrium/api-client/hub';
import { useLazyDownloadReservationCalendarQuery } from '@atrium/api-client/hub/downloads';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import { useErrorText } from './use-error-text';

/** Downloads the booking as a calendar file. */
export function useAddToCalendar() {
  const [download] = useLazyDownloadReservationCalendarQuery();
  const errorText = useErrorText();
  const showToast = useToast();

  return async ({ _id, bookingId }: HubReservation): Promise<void> => {
    try {
      const content = await download(_id).unwrap();
      saveFile({ name: `${bookingId}.ics`, type: 'text/calendar', content });
    } catch (error) {
      showToast({ type: 'error', message: errorText(error) });
    }
  };
}
