import type { BookingOutput } from '@atrium/api-client/admin';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveStatus } from '../../../../shared/live/live-status';
import { useHands } from '../../../../shared/live/use-hands';
import { useTableText } from '../../hooks/use-table-text';

const did = {
  'booking.created': 'live.created',
  'booking.changed': 'live.changed',
  'booking.promoted': 'live.changed',
  'booking.cancelled': 'live.cancelled',
} as const;

const isKnown = (event: string): event is keyof typeof did => event in did;

interface Props {
  /** Of the day. */
  reservations: readonly BookingOutput[];
  day: string;
}

/** Whether the plan is live, and what a colleague has just done. */
export const LiveLine = memo(function LiveLine({ reservations, day }: Props) {
  const { t } = useTranslation('seating');
  const { nameOf } = useTableText(day);
  const said = useHands('booking').flatMap(({ event, entityId, by: { name: who } }) => {
    if (event === 'booking.deleted') return t('live.deleted', { who });
    const reservation = reservations.find(({ _id }) => _id === entityId);
    // of another day, or not fetched yet
    if (!reservation || !isKnown(event)) return [];
    return t(did[event], { who, name: nameOf(reservation) });
  });
  return <LiveStatus news={said.at(-1)} on={t('live.on')} off={t('live.off')} />;
});
