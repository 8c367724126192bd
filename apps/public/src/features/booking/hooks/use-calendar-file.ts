import type { GetLinkedBookingApiArg } from '@atrium/api-client/public';
import { useLazyGetLinkedCalendarQuery } from '@atrium/api-client/public/linked-calendar';
import { saveFile } from '@atrium/ui/lib/save-file';

/** Saves a booking for the visitor's calendar. @param name of the file */
export function useCalendarFile(link: GetLinkedBookingApiArg, name: string) {
  const [fetchFile, { isFetching }] = useLazyGetLinkedCalendarQuery();
  return {
    isLoading: isFetching,
    save: async () => {
      const { data } = await fetchFile(link);
      if (data) saveFile({ name: `${name}.ics`, type: 'text/calendar', content: data });
    },
  };
}
