import type { SegmentOutput } from '@atrium/api-client/admin';
import { timesOn } from '@atrium/rules/seating/tables/table-time';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { useTranslation } from 'react-i18next';
import type { Evening } from '../../hooks/use-evening';
import { NEW_RESERVATION, type SeatingPlace } from '../../hooks/use-seating-place';
import { EditReservation } from './edit-reservation';
import { NewReservation } from './new-reservation';
import { PanelFrame } from './panel-frame';

/** The time in the address, where it is one. */
function startOf(time: string, now: number) {
  const asked = Number(time);
  const from = time !== '' && Number.isInteger(asked) ? asked : now;
  return { from, until: from };
}

interface Props {
  evening: Evening;
  segments: readonly SegmentOutput[];
  place: SeatingPlace;
  /** Minutes from midnight from which a new one is offered. */
  now: number;
  /** Asks before what was typed is lost. */
  onClose: () => void;
  /** Nothing is left to lose. */
  onDone: () => void;
}

/** What the address names at the side: a new reservation, one of the day, or one that has gone. */
export function ReservationPanel({ evening, segments, place, now, onClose, onDone }: Props) {
  const { t } = useTranslation(['seating', 'admin']);
  if (place.reservation === NEW_RESERVATION) {
    const { date, timeindex } = timesOn(place.date, startOf(place.time, now));
    return (
      <NewReservation
        evening={evening}
        segments={segments}
        date={date}
        now={timeindex}
        service={place.service}
        table={place.table}
        onClose={onClose}
        onSaved={onDone}
      />
    );
  }
  const reservation = evening.reservations.find(({ _id }) => _id === place.reservation);
  if (reservation) {
    return (
      <EditReservation
        reservation={reservation}
        evening={evening}
        onClose={onClose}
        onDeleted={onDone}
      />
    );
  }
  return (
    <PanelFrame title={t('list.label')} onClose={onClose}>
      <EmptyState title={t('panel.missing')} />
    </PanelFrame>
  );
}
