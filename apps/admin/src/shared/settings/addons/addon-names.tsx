import type { Language } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../forms/fields/form-text';
import type { WithAddons } from './addon-values';

interface Props {
  language: Language;
}

/** What the addons of the form around it are called in one language. */
export function AddonNames({ language }: Props) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const { control } = useFormContext<WithAddons>();
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
          // the addon of the same place in the rows
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
