import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { WithAgeBands } from '../lib/age-band-values';

interface Props {
  language: Language;
}

/** What the ages with a price of their own are called in one language; of the form around it. */
export function AgeBandNames({ language }: Props) {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const { control } = useFormContext<WithAgeBands>();
  const bands = useWatch({ control, name: 'ageBands' });
  if (bands.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={titleId} component="h3" variant="subtitle2">
        {t('services.ageBands.title')}
      </Typography>
      {bands.map(({ name }, index) => (
        <FormText
          // the ages of the same place in the rows
          key={`ageBands.${index}`}
          control={control}
          name={`ageBands.${index}.names.${language}`}
          label={name}
          maxLength={100}
        />
      ))}
    </Box>
  );
}
