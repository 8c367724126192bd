import { type TherapistOutput, useCopyScheduleMutation } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { formatDateRange } from '@atrium/i18n/format';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { mondayOf } from '../lib/shown-days';

interface Props {
  /** The Monday of the week that is copied. */
  from: string;
  therapists: readonly TherapistOutput[];
  onCopied: (monday: string) => void;
  onClose: () => void;
}

const overlapsIn = (error: unknown): number | undefined => {
  if (!isApiError(error) || error.code !== 'SHIFTS_OVERLAP') return undefined;
  return Array.isArray(error.data.shifts) ? error.data.shifts.length : 0;
};

/** Plans another week like the one that is shown; where shifts are in the way, staff choose to copy the rest. */
export function CopyWeekDialog({ from, therapists, onCopied, onClose }: Props) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [copy, { isLoading }] = useCopyScheduleMutation();
  const [to, setTo] = useState(addDays(from, 7));
  const [therapist, setTherapist] = useState('');
  const [failure, setFailure] = useState<string>();
  const [inTheWay, setInTheWay] = useState<number>();
  const monday = mondayOf(to);
  const weekOf = (first: string) => formatDateRange(language, first, addDays(first, 6));

  const change = (apply: () => void) => {
    apply();
    setFailure(undefined);
    setInTheWay(undefined);
  };
  const submit = async () => {
    const whose = therapist ? { therapists: [therapist] } : {};
    const around = inTheWay === undefined ? {} : { around: true };
    try {
      const { data } = await copy({
        scheduleCopyInput: { from, to: monday, ...whose, ...around },
      }).unwrap();
      reportDone(t('done.copied', { count: data.length }));
      onCopied(monday);
    } catch (error) {
      const count = overlapsIn(error);
      setInTheWay(count);
      setFailure(count === undefined ? errorText(error, t('failed.copy')) : undefined);
    }
  };

  return (
    <RequestDialog
      title={t('copy.title')}
      failure={failure}
      isDirty={false}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" loading={isLoading} disabled={monday === from}>
          {t(inTheWay === undefined ? 'copy.copy' : 'copy.around')}
        </Button>
      }
    >
      <Typography>{t('copy.from', { week: weekOf(from) })}</Typography>
      <DateField
        label={t('copy.to')}
        value={to}
        hint={monday === from ? t('copy.same') : weekOf(monday)}
        onChange={(next) => change(() => setTo(next))}
      />
      <SelectInput
        label={t('copy.whose')}
        value={therapist}
        onChange={({ target }) => change(() => setTherapist(target.value))}
      >
        <option value="">{t('copy.everybody')}</option>
        {therapists
          .filter(({ active }) => active)
          .map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
      </SelectInput>
      {inTheWay !== undefined && (
        <Alert severity="warning">{t('copy.inTheWay', { count: inTheWay })}</Alert>
      )}
    </RequestDialog>
  );
}
