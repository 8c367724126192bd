import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import { type KeyboardEvent, memo, type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpread } from '../../../../shared/hooks/use-spread';
import { useHandNames } from '../../../../shared/live/use-hands';
import { useBlockText } from '../../hooks/blocks/use-block-text';
import { useLongPress } from '../../hooks/plan/use-long-press';
import { useTableStates } from '../../hooks/plan/use-table-states';
import { useTableText } from '../../hooks/use-table-text';
import { tableBlocked } from '../../lib/blocks/table-blocked';
import type { Room, Table } from '../../lib/room';
import { reservationsByTable } from '../../lib/tables/by-table';
import { dropPreview } from '../../lib/tables/drop-preview';
import { isArrowKey, nearestTable } from '../../lib/tables/nearest-table';
import { KnownBackground } from './plan-background';
import { PlanShape } from './plan-shape';
import { PlanSurface } from './plan-surface';
import { type HeldTable, PlanTable } from './plan-table';
import { TableLooks } from './table-looks';

interface Props {
  room: Room;
  /** Of all rooms, by id. */
  tables: ReadonlyMap<string, Table>;
  /** Of the day, and of the evening before. */
  reservations: readonly BookingOutput[];
  /** Of the day and the next. */
  blocks: readonly TableBlockOutput[];
  day: string;
  /** The time it shows, minutes from midnight. */
  at: number;
  /** The party that is carried. */
  carried: BookingOutput | undefined;
  onPress: (table: Table) => void;
  onMenu: (table: Table, anchor: HTMLElement) => void;
  onGrab: (party: BookingOutput, event: PointerEvent<HTMLElement>) => void;
}

/** The room from above, as it is at a time. Arrow keys go from table to table. */
export const FloorPlan = memo(function FloorPlan(props: Props) {
  const { room, tables, reservations, blocks, day, at, carried } = props;
  const { onPress, onMenu, onGrab } = props;
  const { t } = useTranslation('seating');
  const text = useTableText(day);
  const blockText = useBlockText();
  const hands = useHandNames('booking');
  const byTable = useMemo(() => reservationsByTable(reservations), [reservations]);
  const states = useTableStates(room.tables, byTable, { day, at });
  const drops = useMemo(() => {
    if (!carried) return undefined;
    const own = carried.tables.flatMap(({ _table }) => byTable.get(_table) ?? []);
    const previews = new Map(
      room.tables.map((each) => {
        const near = [...own, ...(byTable.get(each._id) ?? [])];
        const known = { tables, reservations: near, blocks };
        return [each._id, dropPreview(each, carried, known)];
      }),
    );
    return { carried, previews };
  }, [carried, room.tables, tables, byTable, blocks]);
  const marked = useSpread(drops, room.tables.length);
  const blocked = useMemo(
    () => new Map(room.tables.map(({ _id }) => [_id, tableBlocked(_id, blocks, { day, at })])),
    [room.tables, blocks, day, at],
  );
  const onHold = useLongPress<HeldTable>(({ table, anchor }) => onMenu(table, anchor));
  const sections = new Map(room.sections.map(({ _id, color }) => [_id, color]));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isArrowKey(event.key) || !(event.target instanceof HTMLElement)) return;
    const from = room.tables.find(({ _id }) => _id === (event.target as HTMLElement).dataset.table);
    const to = from && nearestTable(from, room.tables, event.key);
    if (!to) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-table="${to._id}"]`)?.focus();
  };

  return (
    <TableLooks>
      <PlanSurface label={t('plan.label', { room: room.name })} onKeyDown={onKeyDown}>
        {room._background && (
          <KnownBackground id={room._background} opacity={room.backgroundOpacity} />
        )}
        {room.shapes.map((shape) => (
          <PlanShape key={shape._id} shape={shape} />
        ))}
        {room.tables.length === 0 && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              color: 'text.secondary',
            }}
          >
            {t('empty.tables')}
          </Box>
        )}
        {room.tables.map((table, index) => {
          const state = states.get(table._id);
          return (
            state && (
              <PlanTable
                key={table._id}
                table={table}
                state={state}
                day={day}
                blocked={blocked.get(table._id)?.now}
                closing={blocked.get(table._id)?.later}
                preview={marked[index]?.previews.get(table._id)}
                carried={marked[index]?.carried}
                section={table.section ? sections.get(table.section) : undefined}
                hand={state.party && hands.get(state.party._id)}
                text={text}
                blockText={blockText}
                onPress={onPress}
                onMenu={onMenu}
                onGrab={onGrab}
                onHold={onHold}
              />
            )
          );
        })}
      </PlanSurface>
    </TableLooks>
  );
});
