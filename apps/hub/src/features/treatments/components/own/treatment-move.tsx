import { isApiError } from '@atrium/api-client/api-error';
import { type HubTreatment, useChangeMyTreatmentMutation } from '@atrium/api-client/hub/spa';
import { formatDate, formatTime } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useOfferMonth } from '../../hooks/use-offer-month';
import { StartCalendar } from '../start-calendar';
import { StartList } from '../start-list';

interface Props {
  treatment: HubTreatment;
  /** Somebody else has changed it. */
  onStale: () => void;
}

/** Another day and start: what the treatment takes and costs stays as agreed. */
export function TreatmentMove({ treatment, onStale }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const navigate = useNavigate();
  const showToast = useToast();
  const errorText = useErrorText();
  const [month, setMonth] = useState(firstOfMonth(treatment.date));
  const [date, setDate] = useState<CalendarDate>(treatment.date);
  const [start, setStart] = useState<number>();
  const query = useOfferMonth({
    ...{ typeId: treatment._treatmentType._id, month, treatment: treatment._id },
  });
  const [change, { isLoading }] = useChangeMyTreatmentMutation();
  const { days } = (query.currentData ?? query.data)?.data ?? { days: [] };
  const loading = query.isFetching && query.currentData === undefined;
  const day = days.find((one) => one.date === date);
  const others = day && {
    ...day,
    starts: day.starts.filter((one) => date !== treatment.date || one !== treatment.timeindexStart),
  };

  const move = async () => {
    if (start === undefined || isLoading) return;
    try {
      await change({
        id: treatment._id,
        hubTreatmentChange: { date, timeindexStart: start, version: treatment.version },
      }).unwrap();
      showToast({ type: 'success', message: t('treatments.moved') });
      navigate(paths.overview);
    } catch (error) {
      const isStale = isApiError(error) && error.code === 'STALE_VERSION';
      const message = isStale ? t('treatments.changedElsewhere') : errorText(error);
      showToast({ type: 'error', title: t('treatments.moveFailed'), message });
      setStart(undefined);
      if (isStale) onStale();
      void query.refetch();
    }
  };

  return (
    <Box
      component="form"
      aria-labelledby="another-time"
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
      sx={{ mt: 4 }}
    >
      <Typography id="another-time" variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('treatments.anotherTime')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 460px) 1fr' } }}>
        <div>
          <StartCalendar
            days={days}
            latestDate={query.data?.data.latestDate}
            month={month}
            selected={date}
            loading={loading}
            error={query.error}
            onRetry={query.refetch}
            onMonthChange={setMonth}
            onChoose={(chosen) => {
              setDate(chosen);
              setStart(undefined);
            }}
          />
        </div>
        {!query.error && !loading && (
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <Typography
              component="h3"
              sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {formatDate(language, date, 'full')}
            </Typography>
            <StartList
              day={others}
              minutes={treatment.timeindexEnd - treatment.timeindexStart}
              selected={start}
              onChoose={setStart}
            />
            {start !== undefined && (
              <SubmitButton pending={isLoading}>
                {t('treatments.moveTo', {
                  time: `${formatDate(language, date, 'day')}, ${formatTime(start)}`,
                })}
              </SubmitButton>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
