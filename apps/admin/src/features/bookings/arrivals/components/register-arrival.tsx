import {
  type BookingOutput,
  type BookingStatusOutput,
  useListSeatedReservationsQuery,
} from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import {
  type ArrivalState,
  arrivalState,
  arrivalStates,
  arrivalStatuses,
  countArrivals,
  isDue,
  matches,
} from '../../../../shared/arrivals/arrivals';
import { useMarkArrival } from '../../../../shared/arrivals/use-mark-arrival';
import { DaySteps } from '../../../../shared/dates/day-steps';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { LIVE } from '../../../../shared/lib/live';
import { useStatuses } from '../../../../shared/named/use-statuses';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { ArrivalCounters } from './arrival-counters';
import { ArrivalList } from './arrival-list';
import { ArrivalSearch } from './arrival-search';
import { LastMark } from './last-mark';

/**
 * Open all day at the front desk: a few letters find the party at the desk, one click marks it,
 * late parties stand out, and a slip can be undone.
 */
export function RegisterArrival() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date: today, minutes } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);

  const asked = params.get('date');
  const date = asked !== null && isCalendarDate(asked) ? asked : today;
  const shown = arrivalStates.find((state) => state === params.get('show'));
  const go = (next: { date?: string; show?: ArrivalState | undefined }) => {
    const to = { date, show: shown, ...next };
    setParams(
      { ...(to.date !== today && { date: to.date }), ...(to.show && { show: to.show }) },
      { replace: true },
    );
  };

  const bookings = useListSeatedReservationsQuery({ from: date, to: date }, LIVE);
  const found = useStatuses();
  const statuses = arrivalStatuses(found.data?.data ?? []);
  const { mark, undo, last, busy } = useMarkArrival(statuses.expected);
  const searchInput = useRef<HTMLInputElement>(null);

  const due = (bookings.currentData?.data ?? []).filter(isDue);
  const listed = due
    .filter((booking) => shown === undefined || arrivalState(booking, statuses) === shown)
    .filter((booking) => matches(booking, text));

  /**
   * After a search the next name is typed. From row to row the next party has the focus for which the same key does
   * the same; without one it stays where it is, so that nobody who has just come is marked as left.
   */
  const goOn = (marked: BookingOutput) => {
    const likely = `[data-likely="${arrivalState(marked, statuses)}"]`;
    const rows = [...document.querySelectorAll('#arrivals [data-booking]')];
    const at = rows.findIndex((row) => row.getAttribute('data-booking') === marked._id);
    const next = rows
      .slice(at + 1)
      .map((row) => row.querySelector<HTMLButtonElement>(likely))
      .find((button) => button !== null);
    const menu = rows[at]?.querySelector<HTMLButtonElement>('[aria-haspopup]');
    const stays = next ?? menu;
    if (typed === '' && stays) return stays.focus();
    setTyped('');
    searchInput.current?.focus();
  };
  const markAndGoOn = async (
    booking: BookingOutput,
    status: BookingStatusOutput,
    byKeyboard: boolean,
  ) => {
    if ((await mark(booking, status)) && byKeyboard) goOn(booking);
  };

  const content = () => {
    if ((bookings.isError && !bookings.currentData) || (found.isError && !found.data)) {
      const retry = () => {
        void bookings.refetch();
        void found.refetch();
      };
      return <ErrorState title={t('arrival.failed')} onRetry={retry} />;
    }
    if (!bookings.currentData || !found.data) return <RowsSkeleton />;
    if (due.length === 0) {
      return <EmptyState title={t('arrival.none')} text={t('today.noneHint')} />;
    }
    return (
      <>
        <ArrivalCounters
          counts={countArrivals(due, statuses)}
          shown={shown}
          onShow={(show) => go({ show })}
        />
        <ArrivalSearch
          value={typed}
          onChange={setTyped}
          pending={text !== typed}
          inputRef={searchInput}
        />
        <LastMark mark={last} busy={busy !== undefined} onUndo={undo} />
        {listed.length > 0 ? (
          <ArrivalList
            bookings={listed}
            statuses={statuses}
            now={date === today ? minutes : undefined}
            busy={busy}
            onMark={markAndGoOn}
            foldOver={shown === undefined && text.trim() === ''}
          />
        ) : (
          <EmptyState title={t('arrival.noMatch')} />
        )}
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={t('nav.registerArrival')}
        subtitle={formatDate(language, date, 'full')}
        actions={<DaySteps date={date} today={today} onChange={(next) => go({ date: next })} />}
      />
      {content()}
    </>
  );
}
