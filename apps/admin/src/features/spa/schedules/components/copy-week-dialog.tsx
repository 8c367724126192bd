import { type TherapistOutput, useCopyScheduleMutation } from '@atrium/api-client/admin';
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
import { useManyShifts } from '../hooks/use-many-shifts';
import { mondayOf } from '../lib/shown-days';

interface Props {
  /** The Monday of the week that is copied. */
  from: string;
  therapists: readonly TherapistOutput[];
  onCopied: (monday: string) => void;
  onClose: () => void;
}

/** Plans another week like the one that is shown; where shifts are in the way, staff choose to copy the rest. */
export function CopyWeekDialog({ from, therapists, onCopied, onClose }: Props) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const [copy, { isLoading }] = useCopyScheduleMutation();
  const [to, setTo] = useState(addDays(from, 7));
  const [therapist, setTherapist] = useState('');
  const monday = mondayOf(to);
  const { failure, inTheWay, reset, plan } = useManyShifts({
    failed: t('failed.copy'),
    done: (count) => t('done.copied', { count }),
    onDone: () => onCopied(monday),
  });
  const weekOf = (first: string) => formatDateRange(language, first, addDays(first, 6));

  const change = (apply: () => void) => {
    apply();
    reset();
  };
  const submit = () =>
    plan((around) =>
      copy({
        scheduleCopyInput: {
          ...{ from, to: monday },
          ...(therapist && { therapists: [therapist] }),
          ...(around && { around }),
        },
      }).unwrap(),
    );

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
