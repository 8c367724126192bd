import { holders } from '@atrium/rules/spa/setup';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormSection } from '../../../../shared/forms/form-section';
import type { TypeValues } from '../lib/type-values';

const around = [
  { name: 'preparation', label: 'admin:auditLogs.words.spa.preparation' },
  { name: 'reset', label: 'admin:auditLogs.words.spa.reset' },
] as const;

const holderTexts = {
  therapist: 'settings:treatmentTypes.therapist',
  room: 'settings:treatmentTypes.room',
  both: 'settings:treatmentTypes.both',
} as const;

/** What is done before the guest comes in and after the guest has left, and who is taken for it. */
export function AroundSection() {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = useFormContext<TypeValues>();
  return (
    <FormSection title={t('settings:treatmentTypes.around')}>
      {around.map(({ name, label }) => (
        <Box
          key={name}
          role="group"
          aria-label={t(label)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
        >
          <FormText
            control={control}
            name={`${name}.minutes`}
            inputMode="numeric"
            label={t(label)}
            placeholder="0"
            suffix={t('settings:minutes')}
            sx={{ flex: '1 1 100px', width: 'auto' }}
          />
          <FormSelect
            control={control}
            name={`${name}.holds`}
            label={t('settings:treatmentTypes.holds')}
            options={holders.map((value) => ({
              value,
              label: t(holderTexts[value]),
            }))}
            sx={{ flex: '2 1 220px', width: 'auto' }}
          />
        </Box>
      ))}
    </FormSection>
  );
}
