import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useLaneFocus } from '../../../../shared/hooks/use-lane-focus';
import { useHandNames } from '../../../../shared/live/use-hands';
import { useCarryBoard } from '../hooks/use-carry-board';
import { useGridSurface } from '../hooks/use-grid-surface';
import { useHeadText } from '../hooks/use-head-text';
import { type SpaBoard, useSpaBoard } from '../hooks/use-spa-board';
import { type Bar, rangeOf, roomColumns, therapistColumns } from '../lib/columns';
import { dropPreview } from '../lib/drop';
import { pixelsPerMinute } from '../lib/layout';
import { type ColumnKind, columnsOf, type SpaDay, startOn } from '../lib/spa-day';
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
  const mayOverride = may(useMe().level, 'treatments.override');
  const { grid, bar } = useCarryBoard({
    ...{ columns, range, scale, surface, mayOverride, focus },
    ...{ treatments: day.treatments, spacing: day.spacing },
    columnOf: (treatment) => columnsOf(treatment, kind)[0] ?? '',
    startIn: (treatment) => startOn(day.date, treatment),
    preview: (treatment, target) => dropPreview(treatment, target, { kind, day, mayOverride }),
    onNew: (column, start) =>
      onNew({ start, ...(kind === 'therapist' ? { therapistId: column } : { roomId: column }) }),
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
        {...grid}
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
      />
      {bar}
    </Box>
  );
}
