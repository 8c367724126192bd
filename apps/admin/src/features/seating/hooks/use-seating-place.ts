import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { useVenueNow } from '../../../shared/dates/use-venue-now';

/** The reservation that is being made. */
export const NEW_RESERVATION = 'new';

export interface SeatingPlace {
  date: string;
  room: string;
  service: string;
  /** What is typed into the search. */
  search: string;
  /** Open at the side: an id, or `new`. */
  reservation: string;
  /** Where a new reservation is to sit. */
  table: string;
  /** When it is to begin, minutes from midnight; empty: now. */
  time: string;
}

/** What the page shows, as its address says: it can be sent to the next host. */
export function useSeatingPlace() {
  const { vendor } = useMe();
  const { date: today, minutes } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const place: SeatingPlace = {
    date: isCalendarDate(asked) ? asked : today,
    room: params.get('room') ?? '',
    service: params.get('service') ?? '',
    search: params.get('search') ?? '',
    reservation: params.get('reservation') ?? '',
    table: params.get('table') ?? '',
    time: params.get('time') ?? '',
  };

  /** An empty text leaves it out of the address. */
  const go = (next: Partial<SeatingPlace>) => {
    const entries = Object.entries({ ...place, ...next }).filter(
      ([name, value]) => value !== '' && (name !== 'date' || value !== today),
    );
    setParams(Object.fromEntries(entries), { replace: true });
  };

  return { place, go, today, minutes };
}
