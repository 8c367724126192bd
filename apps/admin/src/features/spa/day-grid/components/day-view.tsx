import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type PointerEvent, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useLaneFocus } from '../../../../shared/hooks/use-lane-focus';
import { useStable } from '../../../../shared/hooks/use-stable';
import { useHandNames } from '../../../../shared/live/use-hands';
import { CarryBar } from '../../../../shared/ui/carry-bar';
import { useDropText } from '../hooks/use-drop-text';
import { useGridSurface } from '../hooks/use-grid-surface';
import { useHeadText } from '../hooks/use-head-text';
import { useMoveTreatment } from '../hooks/use-move-treatment';
import { type SpaBoard, useSpaBoard } from '../hooks/use-spa-board';
import { useTreatmentCarry } from '../hooks/use-treatment-carry';
import { type Bar, rangeOf, roomColumns, therapistColumns } from '../lib/columns';
import { pixelsPerMinute } from '../lib/layout';
import { type ColumnKind, guestSpanOn, type SpaDay } from '../lib/spa-day';
import { CarriedBar } from './grid/carried-bar';
import { ColumnHead } from './grid/column-head';
import { DayGrid } from './grid/day-grid';
import { NoColumns } from './no-columns';

interface Props {
  kind: ColumnKind;
}

/** The day by therapist, or by room. */
export function DayView({ kind }: Props) {
  const board = useSpaBoard();
  const { day, failedSetup, failedTreatments } = board.spa;
  if (failedSetup || failedTreatments) return null;
  if (!day) return <Skeleton variant="rounded" sx={{ height: 'max(420px, 60dvh)' }} />;
  return <Columns key={kind} kind={kind} day={day} board={board} />;
}

function Columns({ kind, day, board }: { kind: ColumnKind; day: SpaDay; board: SpaBoard }) {
  const { t } = useTranslation('spa');
  const language = useLanguage();
  const showToast = useToast();
  const { place, onNew } = board;
  const hands = useHandNames('treatment');
  const columns = useMemo(
    () => (kind === 'therapist' ? therapistColumns(day) : roomColumns(day)),
    [kind, day],
  );
  const range = useMemo(() => rangeOf(columns, day), [columns, day]);
  const scale = pixelsPerMinute(day.spacing);
  const surface = useGridSurface(range, scale);
  const lanes = useMemo(
    () =>
      columns.map(({ key, bars }) => ({
        key,
        items: bars.map(({ treatment, guest }) => ({ id: treatment._id, from: guest.from })),
      })),
    [columns],
  );
  const { active, focus, ...keys } = useLaneFocus(lanes, surface.scroller, 'columns');
  const columnName = (key: string) => columns.find((column) => column.key === key)?.name ?? '';
  const text = useDropText(place.date, columnName);
  const mayOverride = may(useMe().level, 'treatments.override');
  const moveTreatment = useMoveTreatment(mayOverride);

  const { carried, dragging, letGo, ...carry } = useTreatmentCarry({
    ...{ day, kind, surface, mayOverride },
    columns: columns.map(({ key }) => key),
    move: (treatment, to, target) =>
      moveTreatment(treatment, to, [columnName(target.column), text.timeText(treatment, target)]),
    onPutDown: ({ _id }, column) => focus({ lane: column, item: _id }),
    onRefused: (_, target, preview) =>
      showToast({
        type: 'warning',
        message: text.refusedText(target, preview),
      }),
  });
  const onGrab = useStable(
    (treatment: TreatmentOutput, column: string, event: PointerEvent<HTMLElement>) =>
      carry.grab(treatment, column, event),
  );
  const onPickUp = useStable(carry.pickUp);
  const onPress = useStable((column: string, { clientY }: { clientY: number }) => {
    const minutes = surface.minutesAt(clientY);
    if (carry.putDownAt(column, minutes)) return;
    const start = Math.floor(minutes / day.spacing) * day.spacing;
    onNew({ start, ...(kind === 'therapist' ? { therapistId: column } : { roomId: column }) });
  });

  const { search } = place;
  const linkTo = useCallback(
    ({ treatment }: Bar) => `${paths.treatment(treatment._id)}${search}`,
    [search],
  );
  const besideOf = useCallback(
    ({ treatment: { _room, therapists } }: Bar) =>
      kind === 'therapist'
        ? (_room?.name ?? '')
        : therapists.map(({ _therapist }) => _therapist.name).join(', '),
    [kind],
  );
  const headText = useHeadText();
  const date = formatDate(language, place.date, 'full');

  if (columns.length === 0) return <NoColumns kind={kind} />;
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <VisuallyHidden id="treatment-keys">{t('day.barKeys')}</VisuallyHidden>
      <DayGrid
        label={t(kind === 'therapist' ? 'day.therapistsOn' : 'day.roomsOn', { date })}
        {...{ columns, range, scale, surface, hands, active, linkTo, besideOf, ...keys }}
        {...{ onGrab, onPickUp, onPress }}
        spacing={day.spacing}
        now={place.now === undefined ? undefined : { minutes: place.now }}
        headOf={(column, isActive) => (
          <ColumnHead
            name={column.name}
            text={headText(column)}
            isActive={isActive}
            {...(kind === 'therapist' && {
              to: `${paths.treatmentWeek(column.key)}${search}`,
              label: `${t('day.weekOf', { name: column.name })}, ${headText(column)}`,
            })}
          />
        )}
        carried={
          carried && {
            treatment: carried.item._id,
            column: carried.target.column,
            bar: (
              <CarriedBar
                preview={carried.isSent ? undefined : carried.preview}
                span={{
                  from: carried.target.start,
                  until: carried.target.start + lengthOf(carried.item, place.date),
                }}
                range={range}
                scale={scale}
                time={text.timeText(carried.item, carried.target)}
                text={text.dropText(carried.preview)}
              />
            ),
          }
        }
      />
      {carried && !carried.isSent && !dragging && (
        <Box sx={{ position: 'absolute', left: 8, right: 8, bottom: 0, zIndex: 5 }}>
          <CarryBar
            text={text.carriedText(carried.item, carried.target, carried.preview)}
            keys={t('day.keys')}
            onCancel={letGo}
          />
        </Box>
      )}
    </Box>
  );
}

function lengthOf(treatment: TreatmentOutput, date: string): number {
  const { from, until } = guestSpanOn(date, treatment);
  return until - from;
}
