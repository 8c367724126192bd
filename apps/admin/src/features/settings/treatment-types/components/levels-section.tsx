import { MAX_LEVEL } from '@atrium/rules/spa/setup';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { upTo } from '../../../../shared/forms/up-to';
import type { TypeValues } from '../lib/type-values';

const levels = upTo(MAX_LEVEL).map(({ value }) => Number(value));

/** What a therapist of each level costs more. */
export function LevelsSection() {
  const { t } = useTranslation(['admin', 'settings']);
  const { currency } = useMe().vendor;
  const { control } = useFormContext<TypeValues>();
  const title = t('auditLogs.words.spa.levelPrices');
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('settings:treatmentTypes.levelHint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {levels.map((level) => (
          <FormText
            key={level}
            control={control}
            name={`surcharges.${level - 1}`}
            inputMode="decimal"
            label={t('settings:treatmentTypes.levelNumber', { level })}
            suffix={currency}
          />
        ))}
      </Box>
    </Box>
  );
}
