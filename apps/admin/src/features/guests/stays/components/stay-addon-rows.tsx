import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/form-text';
import type { StayFormValues } from '../lib/stay-form';
import { NumberField } from './number-field';

interface Props {
  control: Control<StayFormValues>;
}

/** What comes with the stay, and how many of it. */
export function StayAddonRows({ control }: Props) {
  const { t } = useTranslation('admin');
  const rows = useFieldArray({ control, name: 'addons', keyName: 'key' });

  return (
    <Box component="section" aria-label={t('stays.addons')}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('stays.addons')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.fields.map(({ key }, index) => {
          const number = index + 1;
          return (
            <Box
              key={key}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'start',
                gridTemplateColumns: '1fr 110px auto',
              }}
            >
              <FormText
                control={control}
                name={`addons.${index}.name`}
                label={t('stayEdit.addonNo', { number })}
                maxLength={100}
              />
              <NumberField
                control={control}
                name={`addons.${index}.quantity`}
                label={t('stayEdit.quantityOf', { number })}
                min={1}
                max={99}
              />
              <IconButton
                aria-label={t('stayEdit.removeAddon', { number })}
                onClick={() => rows.remove(index)}
                sx={{ mt: 2.5 }}
              >
                <RemoveIcon />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        size="small"
        startIcon={<AddIcon />}
        sx={{ mt: 1 }}
        onClick={() => rows.append({ id: undefined, name: '', quantity: '1' })}
      >
        {t('stayEdit.addAddon')}
      </Button>
    </Box>
  );
}
