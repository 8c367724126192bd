import type { BookingOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import { type MouseEvent, memo } from 'react';
import type { TimeAxis } from '../../../../shared/timeline/time-axis';
import type { RowHandlers } from '../../hooks/timeline/row-handlers';
import { type Table, tableNames } from '../../lib/room';
import { heightOf, type TimelineRow as Row } from '../../lib/timeline/timeline-rows';
import { BlockedTime } from './blocked-time';
import { PartyBar } from './party-bar';
import { RowName } from './row-name';

interface Props {
  row: Exclude<Row, { kind: 'section' }>;
  top: number;
  axis: TimeAxis;
  tables: ReadonlyMap<string, Table>;
  now: number | undefined;
  /** Ids of parties; empty for none in this row. */
  open: string;
  carried: string;
  /** The item to which the Tab key goes: a party, or `name`. */
  active: string;
  /** Whether a party is what is looked for; undefined: nothing is. */
  matches: ((party: BookingOutput) => boolean) | undefined;
  on: RowHandlers;
}

/** A table, and who has it when. */
export const TimelineRow = memo(function TimelineRow(props: Props) {
  const { row, top, axis, tables, now, open, carried, active, matches, on } = props;
  const table = row.kind === 'table' ? row.table : undefined;
  const openMenu = (of: Table, event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    on.onTable(of, event.currentTarget, { x: event.clientX, y: event.clientY });
  };
  return (
    <Box
      role="group"
      aria-labelledby={`row-${row.key}`}
      data-row={row.key}
      sx={{ position: 'absolute', left: 0, right: 0, display: 'flex' }}
      style={{ transform: `translateY(${top}px)`, height: heightOf(row) }}
    >
      <RowName
        row={row}
        isActive={active === 'name'}
        onPress={(anchor) =>
          table ? on.onTable(table, anchor, undefined) : on.onEmpty(undefined, undefined)
        }
      />
      <Box
        onClick={(event) => on.onEmpty(table, event.clientX)}
        onPointerDown={(event) => {
          if (table && event.target === event.currentTarget) on.onMark(table, event);
        }}
        onContextMenu={(event) => table && openMenu(table, event)}
        sx={{
          position: 'relative',
          flex: 1,
          borderBottom: 1,
          borderColor: 'divider',
          cursor: table?.guestCount === 0 ? undefined : 'copy',
        }}
      >
        {row.kind === 'table' &&
          row.blocked.map((blocked) => (
            <BlockedTime
              key={`${blocked.block}-${blocked.span.from}`}
              blocked={blocked}
              axis={axis}
              onPress={(event) => openMenu(row.table, event)}
            />
          ))}
        {row.bars.map((bar) => (
          <PartyBar
            key={bar.party._id}
            bar={bar}
            axis={axis}
            table={table?._id ?? ''}
            joined={bar.party.tables.length > 1 ? tableNames(bar.party.tables, tables) : ''}
            now={now}
            isOpen={bar.party._id === open}
            isDim={matches !== undefined && !matches(bar.party)}
            isCarried={bar.party._id === carried}
            isActive={bar.party._id === active}
            on={on}
          />
        ))}
      </Box>
    </Box>
  );
});
