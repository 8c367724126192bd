import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ServiceValues } from '../../lib/service-values';
import { copyOf } from '../../lib/time-values';
import { TimeRow } from './time-row';

type Name = 'times' | `specialdays.${number}.times`;

interface Props {
  form: UseFormReturn<ServiceValues>;
  name: Name;
  rows: UseFieldArrayReturn<ServiceValues, Name>;
  label: string;
  withDays: boolean;
  onAdd: () => void;
}

/** The times of a week or of a special day: add, copy, remove, change. */
export function TimeRows({ form, name, rows, label, withDays, onAdd }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = form;
  const columns = [
    { width: 76, text: t('settings:services.times.start') },
    { width: 76, text: t('settings:services.times.end') },
    { width: { xs: 64, lg: 76 }, text: t('settings:services.times.places') },
  ];
  return (
    <Box>
      {rows.fields.length > 0 && (
        <Box aria-hidden sx={{ display: { xs: 'none', md: 'flex' }, gap: 1 }}>
          {columns.map(({ width, text }) => (
            <Typography
              key={text}
              variant="caption"
              noWrap
              sx={{ width, flex: 'none', color: 'text.secondary' }}
            >
              {text}
            </Typography>
          ))}
        </Box>
      )}
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => (
          <TimeRow
            key={row.id}
            control={control}
            name={`${name}.${index}`}
            withDays={withDays}
            defaultCapacity={form.getValues('capacity')}
            onCopy={() => rows.insert(index + 1, copyOf(form.getValues(`${name}.${index}`)))}
            onRemove={() => rows.remove(index)}
          />
        ))}
      </Box>
      <Button size="small" startIcon={<AddIcon />} onClick={onAdd} sx={{ mt: 1 }}>
        {t('settings:services.times.add')}
      </Button>
    </Box>
  );
}
