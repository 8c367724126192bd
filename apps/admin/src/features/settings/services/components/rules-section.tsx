import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { ServiceValues } from '../lib/service-values';
import { CodeField } from './code-field';
import { ReminderRows } from './reminder-rows';

interface Props {
  form: UseFormReturn<ServiceValues>;
  /** Absent for a service not saved yet. */
  serviceId: string | undefined;
}

const limits = [
  {
    name: 'bookingWindowDays',
    label: 'settings:services.rules.window',
    hint: 'settings:services.rules.windowHint',
    suffix: 'settings:days',
  },
  {
    name: 'minNoticeMinutes',
    label: 'settings:services.rules.notice',
    hint: 'settings:services.rules.untilStart',
    suffix: 'settings:minutes',
  },
  {
    name: 'cancellationHours',
    label: 'settings:services.rules.cancellation',
    hint: 'settings:services.rules.untilStart',
    suffix: 'settings:hours',
  },
] as const;

/** Who may book, how far ahead, and what guests see. */
export function RulesSection({ form, serviceId }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = form;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        {limits.map(({ name, label, hint, suffix }) => (
          <FormText
            key={name}
            control={control}
            name={name}
            inputMode="numeric"
            label={t(label)}
            hint={t(hint)}
            suffix={t(suffix)}
          />
        ))}
      </Box>
      <CodeField form={form} serviceId={serviceId} />
      <ReminderRows control={control} />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography component="h2" variant="h6">
          {t('settings:services.rules.booking')}
        </Typography>
        <FormSwitch
          control={control}
          name="exclusiveBooking"
          label={t('settings:services.rules.exclusive')}
          hint={t('settings:services.rules.exclusiveHint')}
        />
        <FormSwitch
          control={control}
          name="waitingList"
          label={t('booking.waitingList')}
          hint={t('settings:services.rules.waitingHint')}
        />
        <FormSwitch
          control={control}
          name="allowBookingForChildren"
          label={t('settings:services.rules.children')}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography component="h2" variant="h6">
          {t('settings:services.rules.shown')}
        </Typography>
        <FormSwitch
          control={control}
          name="showCommentField"
          label={t('settings:services.rules.commentField')}
        />
        <FormSwitch
          control={control}
          name="showAvailability"
          label={t('settings:services.rules.availability')}
        />
        <FormSwitch
          control={control}
          name="showEndTime"
          label={t('settings:services.rules.endTime')}
        />
      </Box>
    </Box>
  );
}
