import type { TreatmentOutput } from '@atrium/api-client/admin';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import type { MouseEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../../shared/hooks/use-stable';
import { CarryBar } from '../../../../shared/ui/carry-bar';
import { CarriedBar } from '../components/grid/carried-bar';
import type { DropPreview, Target } from '../lib/drop';
import { useDropText } from './use-drop-text';
import type { GridSurface } from './use-grid-surface';
import { useMoveTreatment } from './use-move-treatment';
import { useTreatmentCarry } from './use-treatment-carry';

interface Options {
  treatments: readonly TreatmentOutput[];
  /** Minutes of a row. */
  spacing: number;
  /** From the left. */
  columns: readonly { key: string; name: string }[];
  range: TimeSpan;
  scale: number;
  surface: GridSurface;
  /** Whether they may book outside working time. */
  mayOverride: boolean;
  /** The first column that has it. */
  columnOf: (treatment: TreatmentOutput) => string;
  /** Minutes from midnight of a column's day. */
  startIn: (treatment: TreatmentOutput, column: string) => number;
  /** What putting it down there would do. */
  preview: (treatment: TreatmentOutput, target: Target) => DropPreview;
  focus: (to: { lane: string; item: string }) => void;
  /** A free time was pressed. */
  onNew: (column: string, start: number) => void;
}

/** Carrying treatments over columns: what a grid needs for it, and what is said of what is on its way. */
export function useCarryBoard(options: Options) {
  const { t } = useTranslation('spa');
  const showToast = useToast();
  const { columns, spacing, surface, range, scale, mayOverride } = options;
  const text = useDropText((key) => columns.find((one) => one.key === key)?.name ?? '');
  const moveTreatment = useMoveTreatment(mayOverride);
  const { carried, dragging, letGo, ...carry } = useTreatmentCarry({
    ...{ treatments: options.treatments, spacing, surface },
    ...{ columnOf: options.columnOf, startIn: options.startIn, preview: options.preview },
    columns: columns.map(({ key }) => key),
    move: (treatment, to, target) =>
      moveTreatment(treatment, to, [
        text.columnName(target.column),
        text.timeText(treatment, target),
      ]),
    onPutDown: ({ _id }, column) => options.focus({ lane: column, item: _id }),
    onRefused: (_, target, preview) =>
      showToast({ type: 'warning', message: text.refusedText(target, preview) }),
  });
  const onGrab = useStable(
    (treatment: TreatmentOutput, column: string, event: PointerEvent<HTMLElement>) =>
      carry.grab(treatment, column, event),
  );
  const onPickUp = useStable(carry.pickUp);
  const onPress = useStable((column: string, { clientY }: MouseEvent) => {
    const minutes = surface.minutesAt(clientY);
    if (carry.putDownAt(column, minutes)) return;
    options.onNew(column, Math.floor(minutes / spacing) * spacing);
  });

  const { item, target, preview, isSent } = carried ?? {};
  return {
    /** For the grid. */
    grid: {
      ...{ onGrab, onPickUp, onPress },
      carried: item &&
        target &&
        preview && {
          treatment: item._id,
          column: target.column,
          bar: (
            <CarriedBar
              preview={isSent ? undefined : preview}
              span={{
                from: target.start,
                until: target.start + item.timeindexEnd - item.timeindexStart,
              }}
              range={range}
              scale={scale}
              time={text.timeText(item, target)}
              text={text.dropText(preview)}
            />
          ),
        },
    },
    /** Below it, while something is carried by keys. */
    bar: item && target && preview && !isSent && !dragging && (
      <Box sx={{ position: 'absolute', left: 8, right: 8, bottom: 0, zIndex: 5 }}>
        <CarryBar
          text={text.carriedText(item, target, preview)}
          keys={t('day.keys')}
          onCancel={letGo}
        />
      </Box>
    ),
  };
}
