import type { AbsenceOutput, ShiftOutput } from '@atrium/api-client/admin';
import { formatDate, formatDateRange } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import SchedulesIcon from '@mui/icons-material/EventAvailableRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { TakeoverDialog } from '../../../../shared/takeovers/takeover-dialog';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { useDayCount } from '../hooks/use-day-count';
import { useSchedule } from '../hooks/use-schedule';
import { useScheduleEdits } from '../hooks/use-schedule-edits';
import { useSchedulePlace } from '../hooks/use-schedule-place';
import { type AbsenceDraft, absenceDraftOf, newAbsenceDraft } from '../lib/absence-draft';
import type { GridActions } from '../lib/grid-actions';
import { newShiftDraft, type ShiftDraft, shiftDraftOf } from '../lib/shift-draft';
import { mondayOf, shownDays } from '../lib/shown-days';
import { usualHours } from '../lib/usual-hours';
import { AbsenceDialog } from './absence-dialog';
import { CopyWeekDialog } from './copy-week-dialog';
import { PrintedSchedule } from './printed-schedule';
import { ScheduleGrid } from './schedule-grid';
import { SchedulesToolbar } from './schedules-toolbar';
import { ShiftDialog } from './shift-dialog';
import { TherapistTreatments } from './therapist-treatments';
import { UseTemplateDialog } from './use-template-dialog';

type Opened =
  | { kind: 'shift'; draft: ShiftDraft; shift?: ShiftOutput }
  | { kind: 'absence'; draft: AbsenceDraft; absence?: AbsenceOutput }
  | { kind: 'copy' | 'template' };

interface Props {
  /** Id of the only therapist who is shown; undefined: all. */
  therapist?: string | undefined;
}

/** How many days of one therapist are shown. */
const FOUR_WEEKS = 28;

/** Who works when: a week of all therapists, or some weeks of one, where shifts and absences are planned. */
export function SchedulesPage({ therapist: id }: Props) {
  const { t } = useTranslation(['schedules', 'admin']);
  const language = useLanguage();
  const mayEdit = may(useMe().level, 'schedules.edit');
  const { date, today, go } = useSchedulePlace();
  const count = useDayCount();
  const perRow = count === 1 ? 1 : 7;
  const dates = useMemo(() => {
    if (!id) return shownDays(date, count);
    return shownDays(mondayOf(date), count === 1 ? FOUR_WEEKS / 2 : FOUR_WEEKS);
  }, [id, date, count]);
  const found = useSchedule(dates, id ? { _id: id, perRow } : undefined);
  const { therapists = [], rows, axis, step, isError, retry } = found;
  const [isPrinting, setPrinting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const nameOf = (id: string) => therapists.find(({ _id }) => _id === id)?.name ?? '';
  const edits = useScheduleEdits(nameOf);
  const close = () => setOpened(undefined);

  const newShift = (therapist: string, day: string, span?: TimeSpan) => {
    const shifts = rows?.flatMap(({ days }) => days.flatMap((one) => one.shifts)) ?? [];
    const { from: start, until: end } = span ?? usualHours(shifts, therapist);
    setOpened({ kind: 'shift', draft: newShiftDraft({ therapist, date: day, start, end }) });
  };
  const actions: GridActions = {
    onNew: newShift,
    onShift: (shift) => setOpened({ kind: 'shift', shift, draft: shiftDraftOf(shift) }),
    onStretch: (shift, { from, until }) =>
      edits.changeShift(shiftDraftOf({ ...shift, shiftStart: from, shiftEnd: until }), shift),
    onAbsence: (absence) => setOpened({ kind: 'absence', absence, draft: absenceDraftOf(absence) }),
  };
  const first = id ?? therapists.find(({ active }) => active)?._id;
  const day = dates.includes(today) ? today : date;

  const content = () => {
    if (found.isMissing) return <EmptyState icon={<SchedulesIcon />} title={t('missing')} />;
    if (isError) return <ErrorState title={t('failed.load')} onRetry={retry} />;
    if (!rows) return <RowsSkeleton />;
    if (rows.length === 0) {
      return (
        <EmptyState
          icon={<SchedulesIcon />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            mayEdit && (
              <Button component={Link} to={paths.settingsTherapists} variant="contained">
                {t('empty.action')}
              </Button>
            )
          }
        />
      );
    }
    return (
      <ScheduleGrid
        {...{ rows, today, axis, step }}
        dates={id ? dates.slice(0, perRow) : dates}
        isOfOne={id !== undefined}
        actions={mayEdit ? actions : undefined}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={id ? nameOf(id) || t('admin:nav.schedules') : t('admin:nav.schedules')}
        subtitle={
          dates.length === 1
            ? formatDate(language, date, 'full')
            : formatDateRange(language, dates[0] ?? date, dates.at(-1) ?? date)
        }
        actions={
          <>
            {id && (
              <Button component={Link} to={paths.schedules}>
                {t('toAll')}
              </Button>
            )}
            {rows && rows.length > 0 && (
              <IconButton
                aria-label={t('print.open')}
                onClick={() => setPrinting(true)}
                sx={{ width: 44, height: 44 }}
              >
                <PrintIcon />
              </IconButton>
            )}
          </>
        }
      />
      <SchedulesToolbar
        {...{ date, today }}
        count={id ? dates.length : count}
        onGo={go}
        onNew={mayEdit && first ? () => newShift(first, day) : undefined}
        onAway={() => setOpened({ kind: 'absence', draft: newAbsenceDraft(first ?? '', day) })}
        onTemplate={id ? undefined : () => setOpened({ kind: 'template' })}
        onCopy={id ? undefined : () => setOpened({ kind: 'copy' })}
      />
      {content()}
      {opened?.kind === 'shift' && (
        <ShiftDialog
          draft={opened.draft}
          shift={opened.shift}
          {...{ therapists, edits }}
          onClose={close}
        />
      )}
      {opened?.kind === 'absence' && (
        <AbsenceDialog
          draft={opened.draft}
          absence={opened.absence}
          {...{ therapists, edits }}
          onClose={close}
        />
      )}
      {edits.takeover.asked && (
        <TakeoverDialog {...edits.takeover} asked={edits.takeover.asked} nameOf={nameOf} />
      )}
      {id && rows && <TherapistTreatments therapist={id} dates={dates} />}
      {isPrinting && rows && <PrintedSchedule rows={rows} onPrinted={() => setPrinting(false)} />}
      {opened?.kind === 'template' && (
        <UseTemplateDialog
          dates={shownDays(date, count === 1 ? 1 : 7)}
          therapists={therapists.filter(({ active }) => active)}
          onClose={close}
        />
      )}
      {opened?.kind === 'copy' && (
        <CopyWeekDialog
          from={mondayOf(date)}
          therapists={therapists}
          onCopied={(monday) => {
            close();
            go(monday);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
