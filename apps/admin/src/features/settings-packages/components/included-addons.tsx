import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../shared/settings/form-text';
import type { PackageValues } from '../lib/package-values';

interface Props {
  control: Control<PackageValues>;
}

/** What else a stay includes: a bottle in the room, a late check-out. */
export function IncludedAddons({ control }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const rows = useFieldArray({ control, name: 'addons' });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box
        component="ul"
        aria-label={t('stays.addons')}
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.fields.map((row, index) => (
          <Box
            component="li"
            key={row.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
          >
            <FormText
              control={control}
              name={`addons.${index}.quantity`}
              inputMode="numeric"
              label={t('settings:packages.quantity')}
              sx={{ flex: '1 1 90px', width: 'auto' }}
            />
            <FormText
              control={control}
              name={`addons.${index}.name`}
              label={t('fields.name', { ns: 'common' })}
              maxLength={100}
              sx={{ flex: '3 1 200px', width: 'auto' }}
            />
            <IconButton
              aria-label={t('settings:services.removeAddon')}
              onClick={() => rows.remove(index)}
              sx={{ mt: 3 }}
            >
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        startIcon={<AddIcon />}
        sx={{ mt: 1 }}
        onClick={() => rows.append({ _id: '', name: '', quantity: '1' })}
      >
        {t('settings:services.addAddon')}
      </Button>
    </Box>
  );
}
