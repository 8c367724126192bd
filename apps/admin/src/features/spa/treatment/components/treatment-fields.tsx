import type { TreatmentOutput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { isPause, treatmentStatuses } from '@atrium/rules/spa/treatments/treatment-status';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AddonFields } from '../../../../shared/bookings/addon-fields';
import { TreatmentPaidBy } from '../../../../shared/memberships/treatment-paid-by';
import { useSegments } from '../../../../shared/named/use-segments';
import { treatmentStatusKeys } from '../../../../shared/treatments/treatment-status';
import { useFreeResources } from '../hooks/use-free-resources';
import type { TreatmentForm } from '../hooks/use-treatment-form';
import { addonsOf } from '../lib/addons-of';
import { RoomSelect } from './room-select';
import { TherapistSelects } from './therapist-selects';
import { TimeFields } from './time-fields';

interface Props {
  treatment: TreatmentOutput;
  /** Undefined for a pause, and until the types are there. */
  type: TreatmentTypeOutput | undefined;
  form: TreatmentForm;
}

/** What of a treatment can be changed. */
export function TreatmentFields({ treatment, type, form }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const { t: statusText } = useTranslation('admin');
  const { values, change } = form;
  const segments = useSegments().data?.data ?? [];
  const free = useFreeResources(treatment, type, values);
  const addons = addonsOf(type, treatment);
  const statuses = treatmentStatuses.filter((status) => isPause({ status }) === isPause(treatment));
  const text = (name: 'comment' | 'internalComment', label: string) => (
    <TextInput
      label={label}
      multiline
      minRows={2}
      value={values[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
    />
  );

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TimeFields treatment={treatment} type={type} form={form} minutes={free.minutes} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TherapistSelects
          treatment={treatment}
          type={type}
          free={free.therapists}
          chosen={values.therapists}
          onChange={(therapists) => change({ therapists })}
        />
        <RoomSelect
          treatment={treatment}
          free={free.rooms}
          value={values.room}
          onChange={(room) => change({ room })}
        />
        <SelectInput
          label={t('admin:booking.status')}
          value={values.status}
          onChange={(event) => {
            const status = statuses.find((one) => one === event.target.value);
            if (status) change({ status });
          }}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusText(treatmentStatusKeys[status])}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t('admin:booking.segment')}
          value={values.segment}
          onChange={(event) => change({ segment: event.target.value })}
        >
          {values.segment === '' && <option value="">{t('admin:reports.noSegment')}</option>}
          {segments.map(({ _id, type: name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Box>
      {addons.length > 0 && (
        <AddonFields
          addons={addons}
          quantities={values.addons}
          limit={treatment.guests}
          onChange={(next) => change({ addons: next })}
        />
      )}
      {treatment._customer && type && (
        <TreatmentPaidBy
          guestId={treatment._customer._id}
          type={type._id}
          date={values.date}
          guests={treatment.guests}
          paidBy={values.paidBy}
          onChange={(paidBy) => change({ paidBy })}
        />
      )}
      {text('comment', t('admin:newBooking.comment'))}
      {text('internalComment', t('admin:booking.internalComment'))}
    </Box>
  );
}
