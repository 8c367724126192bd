import type { ThemePart } from '@atrium/rules/themes/theme-contrast';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ColorField } from '../../../../shared/forms/fields/color-field';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { partTexts, propertyTexts } from '../lib/part-texts';
import { partFields, type ThemeValues } from '../lib/theme-values';

interface Props {
  control: Control<ThemeValues>;
  part: ThemePart;
}

/** The settings of one part of a theme. */
export function PartFields({ control, part }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 1 }}>
        {t(partTexts[part])}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
        }}
      >
        {partFields[part].map((property) =>
          property === 'borderRadius' ? (
            <FormText
              key={property}
              control={control}
              name={`${part}.borderRadius`}
              inputMode="numeric"
              label={t(propertyTexts.borderRadius)}
              placeholder={t('settings:themes.ours')}
              suffix="px"
            />
          ) : (
            <ColorField
              key={property}
              control={control}
              name={`${part}.${property}`}
              label={t(propertyTexts[property])}
              placeholder={t('settings:themes.ours')}
            />
          ),
        )}
      </Box>
    </Box>
  );
}
