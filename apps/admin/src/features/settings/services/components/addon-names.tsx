import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/form-text';
import type { ServiceValues } from '../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
  language: Language;
}

/** What a service's addons are called in one language. */
export function AddonNames({ control, language }: Props) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const addons = useWatch({ control, name: 'addons' });
  if (addons.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('booking.addons')}
      </Typography>
      {addons.map(({ name }, index) => (
        <FormText
          // the row of the same place in the price section
          key={`addons.${index}`}
          control={control}
          name={`addons.${index}.names.${language}`}
          label={name}
          maxLength={100}
        />
      ))}
    </Box>
  );
}
