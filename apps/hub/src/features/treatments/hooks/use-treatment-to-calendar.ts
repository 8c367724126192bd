import { useLazyDownloadTreatmentCalendarQuery } from '@atrium/api-client/hub/downloads';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Downloads a treatment as a calendar file. */
export function useTreatmentToCalendar() {
  const [download] = useLazyDownloadTreatmentCalendarQuery();
  const errorText = useErrorText();
  const showToast = useToast();

  return async (id: string): Promise<void> => {
    try {
      const content = await download(id).unwrap();
      saveFile({ name: 'treatment.ics', type: 'text/calendar', content });
    } catch (error) {
      showToast({ type: 'error', message: errorText(error) });
    }
  };
}
