import { type BookingOutput, usePageGuestBookingsQuery } from '@atrium/api-client/admin';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';
import { CursorPages } from '../../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { GuestBookingsTable } from './guest-bookings-table';

interface Props {
  guestId: string;
  period: 'upcoming' | 'past';
  /** The bookings that came with the card. */
  first: readonly BookingOutput[];
  /** Cursor of the next page; absent if that is all. */
  next: string | undefined;
  label: string;
}

/** As many as come with the card. */
const PAGE_SIZE = 100;

/** All of a guest's bookings in a period, page by page: a company may have hundreds. */
export function GuestBookingsPages({ guestId, period, first, next, label }: Props) {
  const { t } = useTranslation('admin');
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { currentData, isError, refetch } = usePageGuestBookingsQuery(
    { id: guestId, period, limit: PAGE_SIZE, cursor },
    { ...LIVE, skip: cursor === undefined },
  );
  const page = cursor === undefined ? { items: first, nextCursor: next } : currentData?.data;
  const isComing = period === 'upcoming';

  return (
    <>
      {page ? (
        <GuestBookingsTable bookings={page.items} label={label} canCancel={isComing} />
      ) : isError ? (
        <ErrorState title={t('reservations.failed')} onRetry={refetch} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
      <CursorPages
        cursors={cursors}
        nextCursor={page?.nextCursor}
        onCursors={setCursors}
        ahead={isComing}
      />
    </>
  );
}
