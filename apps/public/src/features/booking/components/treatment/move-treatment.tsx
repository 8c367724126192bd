import {
  type GetLinkedTreatmentApiArg,
  type HubTreatment,
  useChangeLinkedTreatmentMutation,
  useGetLinkedTreatmentTimesQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { firstOfMonth, lastOfMonth } from '@atrium/rules/calendar/calendar-date';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../shared/use-refusal-text';
import { StartChoice } from './start-choice';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  link: GetLinkedTreatmentApiArg;
  treatment: HubTreatment;
  /** @param saved false: it stays as it was */
  onDone: (saved: boolean) => void;
}

/** Another day and start: what the treatment takes and costs stays as agreed. */
export function MoveTreatment({ venue, link, treatment, onDone }: Props) {
  const { t } = useTranslation(['public', 'common']);
  const language = useLanguage();
  const refusalText = useRefusalText();
  const [date, setDate] = useState(treatment.date);
  const [time, setTime] = useState<number>();
  const [month, setMonth] = useState(() => firstOfMonth(treatment.date));
  const { data, currentData, error, refetch } = useGetLinkedTreatmentTimesQuery(
    { ...link, from: month, until: lastOfMonth(month) },
    { refetchOnFocus: true },
  );
  const [change, saving] = useChangeLinkedTreatmentMutation();

  const days = currentData?.data.days.map((day) => ({
    ...day,
    starts: day.starts.filter(
      (start) => day.date !== treatment.date || start !== treatment.timeindexStart,
    ),
  }));
  const save = async () => {
    if (time === undefined) return;
    const { version } = treatment;
    const answer = await change({
      ...link,
      hubTreatmentChange: { date, timeindexStart: time, version },
    });
    if (!answer.error) return onDone(true);
    setTime(undefined);
    void refetch();
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {error !== undefined && !currentData ? (
        <ErrorState message={refusalText(error)} onRetry={refetch} />
      ) : (
        <StartChoice
          zone={venue.timezone}
          days={days}
          latestDate={data?.data.latestDate}
          month={month}
          minutes={treatment.timeindexEnd - treatment.timeindexStart}
          date={date}
          time={time}
          onMonth={setMonth}
          onDate={(next) => {
            setDate(next);
            setTime(undefined);
          }}
          onTime={setTime}
        />
      )}
      {saving.error !== undefined && <Alert severity="error">{refusalText(saving.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          onClick={() => void save()}
          loading={saving.isLoading}
          disabled={time === undefined}
        >
          {time === undefined
            ? t('booking.save')
            : t('spa.moveTo', {
                time: `${formatDate(language, date, 'day')}, ${formatTime(time)}`,
              })}
        </Button>
        <Button onClick={() => onDone(false)}>{t('common:actions.cancel')}</Button>
      </Box>
    </Box>
  );
}
