import type { Language } from '@atrium/i18n/languages';
import { DEFAULT_UNIT, DEFAULT_UNITS } from '@atrium/rules/texts/languages';
import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { ServiceValues } from '../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
  language: Language;
}

/** What a service counts (people, boats), in one language. */
export function UnitFields({ control, language }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <FormText
        control={control}
        name={`texts.${language}.unit`}
        label={t('settings:services.unit')}
        placeholder={DEFAULT_UNIT}
        maxLength={40}
      />
      <FormText
        control={control}
        name={`texts.${language}.units`}
        label={t('settings:services.units')}
        placeholder={DEFAULT_UNITS}
        maxLength={40}
      />
    </Box>
  );
}
