import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { useMe } from '../../../../../shared/access/use-me';
import { useErrorText } from '../../../../../shared/hooks/use-error-text';
import { useLaneFocus } from '../../../../../shared/hooks/use-lane-focus';
import { useHandNames } from '../../../../../shared/live/use-hands';
import { useCarryBoard } from '../../hooks/use-carry-board';
import { useGridSurface } from '../../hooks/use-grid-surface';
import { useHeadText } from '../../hooks/use-head-text';
import { useSpaBoard } from '../../hooks/use-spa-board';
import { useTherapistWeek } from '../../hooks/use-therapist-week';
import { type Bar, rangeOf } from '../../lib/columns';
import { weekPreview } from '../../lib/drop';
import { pixelsPerMinute } from '../../lib/layout';
import { startOn } from '../../lib/spa-day';
import { ColumnHead } from '../grid/column-head';
import { DayGrid } from '../grid/day-grid';

/** A week of one therapist; a day leads to the day of all. */
export function TherapistWeek() {
  const { t } = useTranslation('spa');
  const language = useLanguage();
  const errorText = useErrorText();
  const { therapistId = '' } = useParams();
  const { place } = useSpaBoard();
  const { week, from, until, failed, retry } = useTherapistWeek(therapistId, place.date);
  const short = (date: string) => formatDate(language, date, 'short');

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {week
            ? t('day.weekLabel', { name: week.name, from: short(from), until: short(until) })
            : ' '}
        </Typography>
        <IconButton
          aria-label={t('day.previousWeek')}
          onClick={() => place.go(addDays(place.date, -7))}
          sx={{ width: 44, height: 44 }}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          aria-label={t('day.nextWeek')}
          onClick={() => place.go(addDays(place.date, 7))}
          sx={{ width: 44, height: 44 }}
        >
          <NextIcon />
        </IconButton>
        <Button
          component={Link}
          to={`${paths.treatments}${place.search}`}
          variant="outlined"
          sx={{ minHeight: 44 }}
        >
          {t('day.toDay')}
        </Button>
      </Box>
      {failed !== undefined ? (
        <ErrorState title={t('failed')} message={errorText(failed, '')} onRetry={retry} />
      ) : week ? (
        <Days week={week} />
      ) : (
        <Skeleton variant="rounded" sx={{ height: 'max(420px, 60dvh)' }} />
      )}
    </Box>
  );
}

type Week = NonNullable<ReturnType<typeof useTherapistWeek>['week']>;

const roomOf = ({ treatment }: Bar) => treatment._room?.name ?? '';

function Days({ week }: { week: Week }) {
  const { t } = useTranslation('spa');
  const language = useLanguage();
  const { place, onNew } = useSpaBoard();
  const hands = useHandNames('treatment');
  const { columns, spacing } = week;
  const range = useMemo(() => rangeOf(columns, week), [columns, week]);
  const scale = pixelsPerMinute(spacing);
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
  const linkTo = useCallback(
    ({ treatment }: Bar) => `${paths.treatment(treatment._id)}?date=${treatment.date}`,
    [],
  );
  const headText = useHeadText();
  const { today, date } = place;
  const mayOverride = may(useMe().level, 'treatments.override');
  const { grid, bar } = useCarryBoard({
    ...{ range, scale, surface, spacing, mayOverride, focus },
    treatments: week.treatments,
    columns: columns.map(({ key }) => ({
      ...{ key, name: formatDate(language, key, 'weekdayDay') },
    })),
    // of the night before the week, the first column has the rest
    columnOf: (treatment) =>
      columns.find(({ key }) => key >= treatment.date)?.key ?? treatment.date,
    startIn: (treatment, column) => startOn(column, treatment),
    preview: (treatment, { column, start }) =>
      weekPreview(treatment, { start, therapist: week._id, day: week.dayOf(column), mayOverride }),
    onNew: (column, start) => onNew({ date: column, start, therapistId: week._id }),
  });

  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <VisuallyHidden id="treatment-keys">{t('day.barKeys')}</VisuallyHidden>
      <DayGrid
        label={t('day.weekOf', { name: week.name })}
        {...{ columns, range, spacing, scale, surface, hands, active, linkTo, ...keys }}
        {...grid}
        besideOf={roomOf}
        now={
          date === today && place.now !== undefined
            ? { minutes: place.now, column: today }
            : undefined
        }
        headOf={(column, isActive) => {
          const name = formatDate(language, column.date, 'weekdayDay');
          return (
            <ColumnHead
              name={name}
              text={headText(column)}
              to={`${paths.treatments}?date=${column.date}`}
              label={`${formatDate(language, column.date, 'full')}, ${headText(column)}`}
              isActive={isActive}
            />
          );
        }}
      />
      {bar}
    </Box>
  );
}
