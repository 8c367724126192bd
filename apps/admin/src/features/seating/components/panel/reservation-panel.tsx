import type { SegmentOutput } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { useTranslation } from 'react-i18next';
import type { Evening } from '../../hooks/use-evening';
import { NEW_RESERVATION, type SeatingPlace } from '../../hooks/use-seating-place';
import { EditReservation } from './edit-reservation';
import { NewReservation } from './new-reservation';
import { PanelFrame } from './panel-frame';

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
    return (
      <NewReservation
        evening={evening}
        segments={segments}
        date={place.date}
        now={now}
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
