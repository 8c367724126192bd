import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, cellsOf } from '../../lib/columns';
import { placeOf } from '../../lib/layout';
import { type BarHandlers, TreatmentBar } from './treatment-bar';

interface Props extends Partial<BarHandlers> {
  column: Column;
  range: TimeSpan;
  spacing: number;
  scale: number;
  besideOf: (bar: Column['bars'][number]) => string;
  linkTo: (bar: Column['bars'][number]) => string;
  /** Id of the treatment that is carried; empty: none of this column. */
  carried: string;
  /** Where the Tab key goes, if here: an id. */
  active: string;
  hands: ReadonlyMap<string, string>;
  /** A time of the column was pressed, not a treatment. */
  onPress?: ((column: string, event: MouseEvent) => void) | undefined;
}

const hatched = (theme: Theme) =>
  `repeating-linear-gradient(135deg, ${theme.vars.palette.divider} 0 1px, transparent 1px 7px)`;

/** A day of a therapist or a room: when they work, and what they have. */
export const GridColumn = memo(function GridColumn(props: Props) {
  const { column, range, spacing, scale, besideOf, linkTo, carried, active, hands } = props;
  const { onPress, onGrab, onPickUp } = props;
  const { t } = useTranslation('spa');

  return (
    // presses are told apart by where they are; keys have N and the list
    <Box
      onClick={(event: MouseEvent) => onPress?.(column.key, event)}
      sx={{ position: 'absolute', inset: 0 }}
    >
      {cellsOf(column, range, spacing).map(({ start, works }) => (
        <Box
          key={start}
          data-cell={start}
          data-works={works}
          sx={(theme) => ({
            position: 'absolute',
            left: 0,
            right: 0,
            borderBottom: 1,
            borderColor: 'divider',
            ...(works
              ? onPress && { '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } } }
              : { bgcolor: 'action.hover', backgroundImage: hatched(theme) }),
          })}
          style={placeOf({ from: start, until: start + spacing }, range, scale)}
        />
      ))}
      {column.gaps.map(({ kind, from, until }) => (
        <Box
          key={`${kind} ${from}`}
          sx={{
            position: 'absolute',
            left: 0,
            right: 0,
            px: 1,
            overflow: 'hidden',
            fontSize: 12,
            color: 'text.secondary',
            pointerEvents: 'none',
          }}
          style={placeOf({ from, until }, range, scale)}
        >
          {t(kind === 'break' ? 'day.breakTime' : 'day.away')}
        </Box>
      ))}
      {column.bars.map((bar) => (
        <TreatmentBar
          key={bar.treatment._id}
          bar={bar}
          column={column.key}
          beside={besideOf(bar)}
          range={range}
          scale={scale}
          to={linkTo(bar)}
          isCarried={bar.treatment._id === carried}
          isActive={bar.treatment._id === active}
          hand={hands.get(bar.treatment._id)}
          {...(onGrab && { onGrab })}
          {...(onPickUp && { onPickUp })}
        />
      ))}
    </Box>
  );
});
