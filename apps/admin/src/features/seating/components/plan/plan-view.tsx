import { formatTimeRange } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import { useCallback, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { CarryBar } from '../../../../shared/ui/carry-bar';
import { useEveningBoard } from '../../hooks/use-evening-board';
import { useTableText } from '../../hooks/use-table-text';
import type { Table } from '../../lib/room';
import { SectionBar } from '../sections/section-bar';
import { FloorPlan } from './floor-plan';
import { PlanTime } from './plan-time';

/** The evening on the floor plan, at one moment. A phone shows the list alone. */
export function PlanView() {
  const { t } = useTranslation('seating');
  const board = useEveningBoard();
  const { evening, room, place, now, time, carry, door, dragging, onPress, onMenu, onGrab } = board;
  const { setAt, ...shown } = time;
  const { nameOf } = useTableText(place.date);
  const { tables, blocks } = evening;
  // whoever puts a party down, or drags one while a colleague does, waits for no plan of two hundred tables
  const reservations = useDeferredValue(evening.reservations);
  const { carried: party } = carry;
  const onTableMenu = useCallback(
    (table: Table, anchor: HTMLElement) => onMenu({ table, anchor }),
    [onMenu],
  );
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, minWidth: 0 }}>
      {party && !dragging && (
        <CarryBar
          text={t('carry.picked', {
            name: nameOf(party),
            count: party.participants,
            time: formatTimeRange(party.timeindex, party.timeindexEnd),
          })}
          keys={t('carry.keys')}
          onCancel={carry.letGo}
        />
      )}
      {door.choosing && (
        <CarryBar
          text={t('door.choosing', {
            name: door.choosing.name,
            count: door.choosing.participants,
          })}
          onCancel={() => door.choose(undefined)}
        />
      )}
      <FloorPlan
        room={room}
        tables={tables}
        reservations={reservations}
        blocks={blocks}
        day={place.date}
        at={time.at}
        carried={party}
        onPress={onPress}
        onMenu={onTableMenu}
        onGrab={onGrab}
      />
      <SectionBar room={room} reservations={reservations} date={place.date} at={time.at} />
      <PlanTime {...shown} now={now} onChange={setAt} />
    </Box>
  );
}
