import type { ServiceOutput } from '@atrium/api-client/admin';
import { MAX_WIDGETS } from '@atrium/rules/widgets/widget';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../shared/forms/form-section';
import { newWidget, type WidgetsValues } from '../lib/widget-values';
import { WidgetFields } from './widget-fields';

interface Props {
  control: Control<WidgetsValues>;
  services: readonly ServiceOutput[];
}

/** The venue's widgets, one after another. */
export function WidgetList({ control, services }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { fields, append, remove } = useFieldArray({ control, name: 'widgets' });

  return (
    <FormSection title={t('settings:widgets.widgets')} hint={t('settings:widgets.widgetsHint')}>
      {fields.length > 0 && (
        <Box
          component="ul"
          aria-label={t('settings:widgets.widgets')}
          sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {fields.map(({ id }, index) => (
            <WidgetFields
              key={id}
              control={control}
              index={index}
              services={services}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      {fields.length < MAX_WIDGETS && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button startIcon={<AddIcon />} onClick={() => append(newWidget)}>
            {t('settings:widgets.addWidget')}
          </Button>
        </Box>
      )}
    </FormSection>
  );
}
