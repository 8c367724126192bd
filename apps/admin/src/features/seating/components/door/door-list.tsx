import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { useSeatDropIn } from '../../hooks/actions/use-seat-drop-in';
import type { Door } from '../../hooks/door/use-door';
import type { Evening } from '../../hooks/use-evening';
import { tableNames } from '../../lib/room';
import { AddParty } from './add-party';
import { DoorRow } from './door-row';

interface Props {
  door: Door;
  evening: Evening;
  date: string;
  /** The venue's clock. */
  now: number;
  /** What somebody is seated for who does not wait. */
  dropIn: { service: string; segment: string };
  /** The plan is shown, so a table can be tapped. */
  canChoose: boolean;
}

/** Who waits at the door, first come first, and a place to add the next. */
export function DoorList({ door, evening, dropIn, date, now, canChoose }: Props) {
  const { t } = useTranslation('seating');
  const { query, parties } = door;
  const { room, tables } = evening;
  const seatDropIn = useSeatDropIn({ evening, date, now, ...dropIn });

  const list = () => {
    if (query.isError && !query.currentData) {
      return <ErrorState title={t('door.loadFailed')} onRetry={() => void query.refetch()} />;
    }
    if (!query.currentData) return <RowsSkeleton />;
    if (parties.length === 0) return <EmptyState title={t('door.empty')} />;
    return (
      <Box component="ul" aria-label={t('door.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parties.map((party) => (
          <DoorRow
            key={party._id}
            party={party}
            offered={tableNames(party.offer?.tables ?? [], tables)}
            now={now}
            door={door}
            canChoose={canChoose}
          />
        ))}
      </Box>
    );
  };

  return (
    <>
      {room && (
        <AddParty
          key={room._id}
          room={room._id}
          tables={tables}
          date={date}
          onSeat={(given, adults, until) => seatDropIn({ tables: given, adults, until })}
        />
      )}
      {list()}
    </>
  );
}
