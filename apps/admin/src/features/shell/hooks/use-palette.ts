import { useSearchGuestsQuery } from '@atrium/api-client/admin/guest-search';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { normalise, termsOf } from '@atrium/rules/texts/search-text';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { useVenueNow } from '../../../shared/dates/use-venue-now';
import { comingBookingsPath } from '../lib/booking-search';
import { pagesOf } from '../lib/pages';
import { actionsOf } from '../lib/palette-actions';
import { paletteEntries } from '../lib/palette-entries';
import { useFoundBookings } from './use-found-bookings';
import { usePalettePlaces } from './use-palette-places';

const TYPING_PAUSE_MS = 180;

/** What is typed, what it finds, and which line the arrow keys are on. */
export function usePalette() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const me = useMe();
  const today = useVenueNow(me.vendor.timezone).date;
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const settled = useDebounced(term.trim(), TYPING_PAUSE_MS);
  const skip = termsOf(settled).length === 0;
  const { currentData, isFetching, isError } = useSearchGuestsQuery(
    { term: settled, page: 1, sort: 'lastname', order: 'asc' },
    { skip },
  );

  const places = usePalettePlaces(termsOf(term).length > 0);
  const found = useFoundBookings(skip ? '' : settled);

  const isSettled = settled === term.trim();
  const waiting = isSettled ? !skip && (isFetching || found.isFetching) : termsOf(term).length > 0;
  const blank = skip || waiting;
  const entries = paletteEntries(
    term,
    pagesOf(me),
    {
      guests: blank ? [] : (currentData?.guests ?? []),
      bookings: blank ? [] : found.bookings,
      places,
      actions: actionsOf(me),
      allBookings: !blank && found.hasMore ? comingBookingsPath(settled, today) : undefined,
    },
    {
      pageName: (key) => t(`nav.${key}`),
      actionName: (key) => t(`palette.actionNames.${key}`),
      unnamed: t('guest.unnamed'),
      dropIn: t('booking.dropInGuest'),
      allResults: t('palette.allResults', { term: term.trim() }),
      allBookings: t('desk.allBookings', { term: term.trim() }),
      bookingDetail: ({ date, timeindex, _service, bookingId, roomNumber }) =>
        [
          `${formatDate(language, date, 'day')} ${formatTime(timeindex)}`,
          _service.name,
          bookingId,
          ...(roomNumber !== undefined && normalise(roomNumber) === normalise(settled)
            ? [`${t('booking.roomNumber')} ${roomNumber}`]
            : []),
        ].join(' · '),
    },
  );

  const step = (by: 1 | -1) =>
    setActive((current) => (current + by + entries.length) % Math.max(entries.length, 1));

  return {
    term,
    setTerm: (next: string) => {
      setTerm(next);
      setActive(0);
    },
    entries,
    active: Math.min(active, entries.length - 1),
    setActive,
    step,
    waiting,
    isError: isError || found.isError,
  };
}
