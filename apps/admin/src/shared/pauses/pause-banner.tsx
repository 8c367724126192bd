import { useListPausesQuery } from '@atrium/api-client/admin';
import { hasPart } from '@atrium/rules/venue/modules';
import { lazy, Suspense } from 'react';
import { useMe } from '../access/use-me';
import { useVenueNow } from '../dates/use-venue-now';
import { LIVE } from '../lib/live';

const PauseNotice = lazy(async () => ({ default: (await import('./pause-notice')).PauseNotice }));

/** That guests cannot book online at present, on every desk; gone by itself when the pause is over. */
export function PauseBanner() {
  const { vendor } = useMe();
  // counts the minutes, so that a pause leaves the screen as it ends
  const { date: today } = useVenueNow(vendor.timezone);
  const skip = !hasPart(vendor.modules, 'fnb');
  const { data } = useListPausesQuery(undefined, { ...LIVE, skip });
  const pauses = (data?.data ?? []).filter(({ until }) => Date.parse(until) > Date.now());

  return (
    <Suspense>
      {pauses.map((pause) => (
        <PauseNotice key={pause._id} pause={pause} zone={vendor.timezone} today={today} />
      ))}
    </Suspense>
  );
}
