import { MAX_LENGTHS } from '@atrium/rules/spa/setup';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newLength, type TypeValues } from '../lib/type-values';
import { BarLegend } from './bar-legend';
import { LengthCard } from './length-card';

/** How long it lasts, what it costs, and what each length takes of therapist and room. */
export function LengthsSection() {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = useFormContext<TypeValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lengths' });
  const title = t('auditLogs.words.spa.lengths');
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('settings:treatmentTypes.lengthsHint')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('settings:treatmentTypes.phaseHint')}
      </Typography>
      <BarLegend />
      <Box component="ul" sx={{ display: 'grid', gap: 2, p: 0, mx: 0, my: 1.5, listStyle: 'none' }}>
        {fields.map(({ id }, index) => (
          <LengthCard
            key={id}
            index={index}
            onRemove={fields.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </Box>
      {fields.length < MAX_LENGTHS && (
        <Button
          startIcon={<AddIcon />}
          onClick={() =>
            append(newLength, { focusName: `lengths.${fields.length}.phases.0.minutes` })
          }
        >
          {t('settings:treatmentTypes.addLength')}
        </Button>
      )}
    </Box>
  );
}
