import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import type { ShownPicture } from '@atrium/ui/components/display/picture';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableText } from '../../hooks/use-table-text';
import { printedTable } from '../../lib/printed-table';
import type { Room, Shape, Table } from '../../lib/room';
import { reservationsByTable } from '../../lib/tables/by-table';
import { PlanBackground } from '../plan/plan-background';

interface Props {
  room: Room;
  /** Of the evening, by time. */
  parties: readonly BookingOutput[];
  day: string;
  /** Beneath the plan. */
  background: ShownPicture | undefined;
}

const place = ({ position, size }: Pick<Table | Shape, 'position' | 'size'>) => ({
  left: `${position.posX}%`,
  top: `${position.posY}%`,
  width: `${size.width}%`,
  height: `${size.height}%`,
});

/** The room with everybody who sits at each table in the course of the evening; lines only, no ink wasted. */
export function PrintedPlan({ room, parties, day, background }: Props) {
  const { t } = useTranslation('seating');
  const { nameOf } = useTableText(day);
  const byTable = reservationsByTable(parties);

  return (
    <Box component="section" aria-label={t('plan.label', { room: room.name })}>
      <Box sx={{ containerType: 'inline-size', breakInside: 'avoid' }}>
        <Box
          sx={{
            position: 'relative',
            aspectRatio: '4 / 3',
            border: '1px solid #999',
            // of the bar
            ...{ fontSize: '1.45cqw', lineHeight: '1.75cqw' },
            '& > *': { position: 'absolute', boxSizing: 'border-box' },
          }}
        >
          {background && <PlanBackground picture={background} opacity={room.backgroundOpacity} />}
          {room.shapes.map((shape) => (
            <Box
              key={shape._id}
              sx={{
                border: `1px ${shape.kind === 'door' ? 'dashed' : 'solid'} #999`,
                ...(shape.kind === 'plant' && { borderRadius: '50%' }),
                display: 'grid',
                placeItems: 'center',
                overflow: 'hidden',
              }}
              style={{ ...place(shape), transform: `rotate(${shape.rotation}deg)` }}
            >
              {shape.kind === 'bar' && t('shape.bar')}
            </Box>
          ))}
          {room.tables.map((table) => {
            const parties = byTable.get(table._id) ?? [];
            const { told, left, isNarrow, text } = printedTable(parties, table.size);
            return (
              <Box key={table._id} style={place(table)}>
                <Box
                  aria-hidden
                  sx={{ position: 'absolute', inset: 0, border: '1.5px solid #000' }}
                  style={{
                    borderRadius: `${table.radius}%`,
                    transform: `rotate(${table.rotation}deg)`,
                  }}
                />
                <Box
                  sx={{
                    position: 'relative',
                    textAlign: 'center',
                    px: '2px',
                    '& > div': {
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    },
                  }}
                  style={{ fontSize: `${text.size}cqw`, lineHeight: `${text.line}cqw` }}
                >
                  <div>
                    <strong>{table.name}</strong> {table.guestCount}
                  </div>
                  {told.map((party) => {
                    const when = `${formatTime(party.timeindex)} · ${party.participants}`;
                    // the list below has their full names
                    const name = party._customer?.lastname || nameOf(party);
                    if (!isNarrow) return <div key={party._id}>{`${when} · ${name}`}</div>;
                    return (
                      <Fragment key={party._id}>
                        <div>{when}</div>
                        <div>{name}</div>
                      </Fragment>
                    );
                  })}
                  {left > 0 && <div>+{left}</div>}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
