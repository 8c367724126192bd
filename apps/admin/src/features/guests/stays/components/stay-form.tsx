import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { type StayFormValues, settableStatuses, withPackage } from '../lib/stay-form';
import { statusKey } from '../lib/stay-status';
import { NumberField } from './number-field';
import { PackageSelect } from './package-select';
import { StayAddonRows } from './stay-addon-rows';
import { StayServiceRows } from './stay-service-rows';
import { StayTreatmentRows } from './stay-treatment-rows';

interface Props {
  title: string;
  values: StayFormValues;
  /** Offers the packages, which fill in the rest. */
  isNew?: boolean;
  /**
   * Rejects with the failed request; what was typed stays.
   * @param allowLeaving called before leaving a page that has just been saved
   */
  onSave: (values: StayFormValues, allowLeaving: () => void) => Promise<void>;
  onCancel: () => void;
}

/** The API's limit. */
const MAX_GUESTS = 100;

/** A new or existing stay; the days of its services follow its dates. */
export function StayForm({ title, values, isNew = false, onSave, onCancel }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string>();
  const form = useForm<StayFormValues>({ defaultValues: values });
  const { control, handleSubmit, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const allowLeaving = useUnsavedGuard(isDirty);
  const arrival = form.watch('arrivaldate');

  const firstDeparture = addDays(arrival, 1);

  const submit = handleSubmit(async (next) => {
    // the field shows the problem
    if (next.departuredate < firstDeparture) return;
    setFailure(undefined);
    try {
      await onSave(next, allowLeaving);
    } catch (error) {
      setFailure(errorText(error, t('stayEdit.saveFailed')));
    }
  });

  /** Moving the arrival keeps the number of nights. */
  const moveArrival = (date: string) => {
    const { arrivaldate, departuredate } = form.getValues();
    form.setValue('arrivaldate', date, { shouldDirty: true });
    const nights = Math.max(1, daysBetween(arrivaldate, departuredate));
    form.setValue('departuredate', addDays(date, nights), { shouldDirty: true });
  };

  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <form onSubmit={submit}>
        <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mb: 3,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          }}
        >
          {isNew && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <PackageSelect
                value={form.watch('package')}
                onChoose={(chosen) =>
                  form.reset(
                    chosen
                      ? withPackage(form.getValues(), chosen)
                      : { ...form.getValues(), package: '' },
                    { keepDefaultValues: true },
                  )
                }
              />
            </Box>
          )}
          <DateField
            required
            label={t('stays.arrivalDate')}
            value={arrival}
            onChange={moveArrival}
          />
          <DateField
            required
            label={t('stays.departureDate')}
            value={form.watch('departuredate')}
            min={firstDeparture}
            onChange={(date) => form.setValue('departuredate', date, { shouldDirty: true })}
          />
          <FormSelect
            control={control}
            name="status"
            label={t('stays.status')}
            options={settableStatuses.map((value) => ({
              value,
              label: t(`stays.statuses.${statusKey(value)}`),
            }))}
          />
          <NumberField
            control={control}
            name="adults"
            label={t('stayEdit.adults')}
            min={1}
            max={MAX_GUESTS}
          />
          <NumberField
            control={control}
            name="children"
            label={t('stayEdit.children')}
            min={0}
            max={MAX_GUESTS}
          />
          <NumberField
            control={control}
            name="babies"
            label={t('stayEdit.babies')}
            min={0}
            max={MAX_GUESTS}
          />
          <FormText control={control} name="roomType" label={t('stays.roomType')} maxLength={100} />
          <Box sx={{ gridColumn: { sm: 'span 2' } }}>
            <FormText
              control={control}
              name="comment"
              label={t('stayEdit.comment')}
              hint={t('stayEdit.commentHint')}
              maxLength={1000}
              multiline
            />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1.4fr 1fr' } }}>
          <StayServiceRows control={control} />
          <StayAddonRows control={control} />
          <StayTreatmentRows control={control} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
          <Button variant="outlined" onClick={onCancel}>
            {t('actions.cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('guest.save')}
          </Button>
        </Box>
      </form>
    </Card>
  );
}
