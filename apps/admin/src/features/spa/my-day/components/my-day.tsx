import { type IntakeCountOutput, useGetMyDayQuery } from '@atrium/api-client/admin';
import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { nextOf } from '@atrium/rules/spa/treatments/treatment-progress';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { DaySteps } from '../../../../shared/dates/day-steps';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { DayList } from './day-list';
import { NextTreatment } from './next-treatment';
import { OwnCalendar } from './own-calendar';

interface Props {
  /** Renders who has answered before a treatment; the form is another feature's. */
  renderIntake: (intake: IntakeCountOutput) => ReactNode;
}

/** What a therapist has to do, for a phone between two guests: the next one first. */
export function MyDay({ renderIntake }: Props) {
  const { t } = useTranslation(['myDay', 'admin']);
  const language = useLanguage();
  const now = useVenueNow(useMe().vendor.timezone);
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('date') ?? '';
  const date = isCalendarDate(wanted) ? wanted : now.date;
  const day = useGetMyDayQuery({ date });
  const shown = day.currentData?.data;
  const isToday = date === now.date;

  const content = () => {
    if (day.isError && !shown) {
      return <ErrorState title={t('failed')} onRetry={() => void day.refetch()} />;
    }
    if (!shown) return <RowsSkeleton rows={5} />;
    if (!shown.therapist) {
      return (
        <EmptyState
          icon={<SpaIcon />}
          title={t('noTherapist.title')}
          text={t('noTherapist.text')}
        />
      );
    }
    const treatments = shown.treatments.filter(({ status }) => status !== 'pause');
    const next = isToday ? nextOf(treatments) : undefined;
    const intakeOf = (id: string) => {
      const intake = shown.intakes.find(({ _treatment }) => _treatment === id);
      return intake && renderIntake(intake);
    };
    return (
      <>
        {isToday && treatments.length > 0 && (
          <NextTreatment treatment={next} now={now.minutes} intake={next && intakeOf(next._id)} />
        )}
        <DayList day={shown} next={next} intakeOf={intakeOf} />
        <Box sx={{ mt: 4 }}>
          <OwnCalendar therapistId={shown.therapist._id} />
        </Box>
      </>
    );
  };

  const hours = () => {
    if (!shown?.therapist) return '';
    if (shown.shifts.length === 0) return t('off');
    const times = shown.shifts.map(({ start, end }) => formatTimeRange(start, end)).join(', ');
    return t('hours', { times });
  };

  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeader
        title={t('admin:nav.myDay')}
        subtitle={[formatDate(language, date, 'full'), hours()].filter(Boolean).join(' · ')}
        actions={
          <DaySteps date={date} today={now.date} onChange={(next) => setQuery({ date: next })} />
        }
      />
      {content()}
    </Box>
  );
}
