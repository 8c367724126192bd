import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import type { TypeValues } from '../lib/type-values';

const limits = [
  {
    name: 'cancelInformation',
    label: 'admin:auditLogs.words.spa.cancelInformation',
    hint: 'settings:treatmentTypes.cancelHint',
    suffix: 'settings:hours',
  },
  {
    name: 'minNoticeMinutes',
    label: 'settings:services.rules.notice',
    hint: 'settings:services.rules.untilStart',
    suffix: 'settings:minutes',
  },
  {
    name: 'bookingWindowDays',
    label: 'settings:services.rules.window',
    hint: 'settings:services.rules.windowHint',
    suffix: 'settings:days',
  },
] as const;

/** Whether guests book it themselves, and by when. */
export function BookingSection() {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = useFormContext<TypeValues>();
  return (
    <FormSection title={t('settings:treatmentTypes.booking')}>
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
      <FormSwitch
        control={control}
        name="anyOrder"
        label={t('auditLogs.words.spa.anyOrder')}
        hint={t('settings:treatmentTypes.anyOrderHint')}
      />
      <FormSwitch
        control={control}
        name="online"
        label={t('auditLogs.words.spa.online')}
        hint={t('settings:treatmentTypes.onlineHint')}
      />
    </FormSection>
  );
}
