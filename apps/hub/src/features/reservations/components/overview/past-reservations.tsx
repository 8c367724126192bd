import type { HubReservation } from '@atrium/api-client/hub';
import { useTranslation } from 'react-i18next';
import { FoldedList } from '../../../../shared/components/folded-list';
import { FurtherReservations } from './further-reservations';
import { ReservationCard } from './reservation-card';

interface Props {
  reservations: readonly HubReservation[];
  /** Where they go on; absent when these are all. */
  next?: string | undefined;
}

/** What is over, folded away. */
export function PastReservations({ reservations, next }: Props) {
  const { t } = useTranslation('hub');
  const show =
    next === undefined
      ? t('overview.showPast', { count: reservations.length })
      : t('overview.showAllPast');
  return (
    <FoldedList
      label={t('overview.past')}
      action={(open) => (open ? t('overview.hidePast') : show)}
    >
      {reservations.map((reservation) => (
        <ReservationCard key={reservation._id} reservation={reservation} isPast />
      ))}
      {next !== undefined && <FurtherReservations period="past" cursor={next} />}
    </FoldedList>
  );
}
