import { formatTime } from '@atrium/i18n/format';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import type { LaneItem } from '../../../../../shared/hooks/use-lane-focus';
import type { GridSurface } from '../../hooks/use-grid-surface';
import type { Column } from '../../lib/columns';
import { COLUMN_WIDTH, HEAD_HEIGHT, TIMES_WIDTH } from '../../lib/layout';
import { GridColumn } from './grid-column';

interface Props
  extends Pick<
    ComponentProps<typeof GridColumn>,
    'besideOf' | 'linkTo' | 'hands' | 'onGrab' | 'onPickUp' | 'onPress'
  > {
  label: string;
  columns: readonly Column[];
  range: TimeSpan;
  spacing: number;
  scale: number;
  surface: GridSurface;
  headOf: (column: Column, isActive: boolean) => ReactNode;
  /** Where the Tab key goes. */
  active: LaneItem;
  onKeyDown: ComponentProps<'section'>['onKeyDown'];
  onFocus: ComponentProps<'section'>['onFocus'];
  /** The venue's clock, and in which column; undefined on another day than today. */
  now: { minutes: number; column?: string } | undefined;
  /** What is carried. */
  carried?: { treatment: string; column: string; bar: ReactNode } | undefined;
}

const rowsOf = ({ from, until }: TimeSpan, spacing: number): number[] =>
  Array.from({ length: Math.ceil((until - from) / spacing) }, (_, row) => from + row * spacing);

/** Columns of a day, with the hours down. */
export function DayGrid(props: Props) {
  const { label, columns, range, spacing, scale, surface, headOf, active, now, carried } = props;
  const { onKeyDown, onFocus, ...column } = props;
  const { besideOf, linkTo, hands, onGrab, onPickUp, onPress } = column;
  const height = (range.until - range.from) * scale;
  const isNowShown = now && now.minutes >= range.from && now.minutes <= range.until;
  const times = { width: TIMES_WIDTH, flex: 'none', position: 'sticky', left: 0, zIndex: 3 };
  const cell = { flex: '1 0 0', minWidth: COLUMN_WIDTH, borderLeft: 1, borderColor: 'divider' };

  return (
    <Box
      ref={surface.scroller}
      component="section"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      sx={{
        position: 'relative',
        overflow: 'auto',
        overscrollBehavior: 'contain',
        maxHeight: { xs: 'calc(100dvh - 140px)', md: 'max(420px, calc(100dvh - 236px))' },
        // what gets the focus is not hidden below what stays in view
        scrollPaddingTop: HEAD_HEIGHT,
        scrollPaddingLeft: TIMES_WIDTH,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'relative',
          minWidth: TIMES_WIDTH + columns.length * COLUMN_WIDTH,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            position: 'sticky',
            top: 0,
            zIndex: 4,
            height: HEAD_HEIGHT,
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ ...times, bgcolor: 'background.paper' }} />
          {columns.map((one) => (
            <Box key={one.key} data-row={one.key} sx={cell}>
              {headOf(one, active.lane === one.key && active.item === 'name')}
            </Box>
          ))}
        </Box>
        <Box ref={surface.hours} sx={{ display: 'flex', position: 'relative' }} style={{ height }}>
          <Box sx={{ ...times, bgcolor: 'background.paper' }}>
            {rowsOf(range, spacing).map((start) => (
              <Box
                key={start}
                sx={{
                  position: 'absolute',
                  right: 6,
                  fontSize: 12,
                  lineHeight: '16px',
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
                style={{ top: (start - range.from) * scale }}
              >
                {formatTime(start)}
              </Box>
            ))}
          </Box>
          {columns.map((one) => (
            <Box
              key={one.key}
              data-row={one.key}
              data-column={one.key}
              sx={{ ...cell, position: 'relative' }}
            >
              <GridColumn
                column={one}
                range={range}
                spacing={spacing}
                scale={scale}
                besideOf={besideOf}
                linkTo={linkTo}
                hands={hands}
                carried={
                  one.bars.some(({ treatment }) => treatment._id === carried?.treatment)
                    ? (carried?.treatment ?? '')
                    : ''
                }
                active={active.lane === one.key ? active.item : ''}
                onPress={onPress}
                {...(onGrab && { onGrab })}
                {...(onPickUp && { onPickUp })}
              />
              {carried?.column === one.key && carried.bar}
              {isNowShown && (now.column === undefined || now.column === one.key) && (
                <Box
                  data-now
                  sx={{
                    position: 'absolute',
                    left: 0,
                    right: 0,
                    height: 2,
                    bgcolor: 'error.main',
                    pointerEvents: 'none',
                  }}
                  style={{ top: (now.minutes - range.from) * scale }}
                />
              )}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
