import type { BookingOutput } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandNames } from '../../../../shared/live/use-hands';
import { listedReservations } from '../../lib/listed';
import { type Table, tableNames } from '../../lib/room';
import { tablesStillTaken } from '../../lib/still-taken';
import { isPresent } from '../../lib/tables/table-state';
import { ReservationRow } from './reservation-row';

interface Props
  extends Pick<ComponentProps<typeof ReservationRow>, 'onOpen' | 'onCarry' | 'onGrab' | 'onMenu'> {
  /** Of the day. */
  reservations: readonly BookingOutput[];
  /** Of all rooms, and of the evening before: they may still sit. */
  everybody: readonly BookingOutput[];
  date: string;
  tables: ReadonlyMap<string, Table>;
  typed: string;
  /** Id of the one at the side. */
  open: string;
  /** The venue's clock; undefined on another day than today. */
  now: number | undefined;
}

/** Minutes until a party counts as late. */
const GRACE = 5;

/** Who comes next, and who sits. */
export const ReservationList = memo(function ReservationList(props: Props) {
  const { reservations, everybody, date, tables, typed, open, now, ...actions } = props;
  const { t } = useTranslation('seating');
  const hands = useHandNames('booking');
  const { coming, seated, missed } = useMemo(
    () =>
      listedReservations(reservations, {
        typed,
        namesOf: (one) => tableNames(one.tables, tables),
        now,
      }),
    [reservations, typed, tables, now],
  );
  const taken = useMemo(
    () => (now === undefined ? new Set<string>() : tablesStillTaken(everybody, date, now)),
    [everybody, date, now],
  );
  const lateOf = (one: BookingOutput) => {
    const late = now === undefined || isPresent(one) ? 0 : now - one.timeindex;
    return late >= GRACE ? late : undefined;
  };
  const rows = (title: string, listed: readonly BookingOutput[]) =>
    listed.length > 0 && (
      <section aria-label={title}>
        <Typography
          component="h2"
          variant="subtitle2"
          sx={{ pt: 1.5, pb: 0.5, color: 'text.secondary' }}
        >
          {title} · {listed.reduce((sum, { participants }) => sum + participants, 0)}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {listed.map((reservation) => (
            <ReservationRow
              key={reservation._id}
              reservation={reservation}
              tables={tableNames(reservation.tables, tables)}
              late={lateOf(reservation)}
              isTableTaken={taken.has(reservation._id)}
              isOpen={reservation._id === open}
              hand={hands.get(reservation._id)}
              {...actions}
            />
          ))}
        </Box>
      </section>
    );

  if (coming.length + seated.length + missed.length === 0) {
    return typed ? (
      <EmptyState title={t('list.noMatch')} />
    ) : (
      <EmptyState title={t('list.none')} text={t('list.noneHint')} />
    );
  }
  return (
    <>
      {rows(t('list.coming'), coming)}
      {rows(t('list.seated'), seated)}
      {rows(t('list.missed'), missed)}
    </>
  );
});
