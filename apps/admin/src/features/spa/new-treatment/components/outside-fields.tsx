import { type TreatmentTypeOutput, useListFreeTherapistsQuery } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { parseTime } from '@atrium/rules/calendar/minutes';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../shared/dates/time-field';
import { minutesOf, type NewTreatment, namedIn } from '../lib/new-treatment';

interface Props {
  type: TreatmentTypeOutput;
  form: NewTreatment;
  onChange: (part: Partial<NewTreatment>) => void;
}

/** Any time, and somebody who is not taken then: whether they work is told before it is booked. */
export function OutsideFields({ type, form, onChange }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const { start, date, length, wish } = form;
  const { currentData } = useListFreeTherapistsQuery(
    {
      ...{ type: type._id, date, start: start ?? 0, end: (start ?? 0) + minutesOf(type, length) },
      outsideWorkingTime: true,
    },
    { skip: start === undefined },
  );
  const untaken = currentData?.data ?? [];
  const chosen = untaken.find(({ therapist }) => therapist === namedIn(wish));

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1.4fr' } }}>
      <TimeField
        label={t('admin:booking.start')}
        value={start === undefined ? '' : formatTime(start)}
        onChange={(value) => onChange({ start: parseTime(value) })}
      />
      <SelectInput
        label={t('outside.therapist')}
        required
        value={chosen?.therapist ?? ''}
        onChange={(event) => onChange({ wish: { kind: 'at', _id: event.target.value } })}
      >
        {!chosen && <option value="">{t('outside.choose')}</option>}
        {untaken.map(({ therapist, name, works }) => (
          <option key={therapist} value={therapist}>
            {works ? name : t('outside.notWorking', { name })}
          </option>
        ))}
      </SelectInput>
      {chosen && !chosen.works && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          {t('outside.warning', { name: chosen.name })}
        </Alert>
      )}
    </Box>
  );
}
