import { useListServicesQuery } from '@atrium/api-client/api';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../shared/lib/service-name';
import { FormSelect } from '../../../shared/settings/form-select';
import { daysOfStay, type PackageValues } from '../lib/package-values';

interface Props {
  control: Control<PackageValues>;
}

/** The services of a stay, each on one of its days. */
export function IncludedServices({ control }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const services = useListServicesQuery().data?.data ?? [];
  const rows = useFieldArray({ control, name: 'services' });
  const nights = useWatch({ control, name: 'nights' });
  const days = daysOfStay(nights).map((day) => ({
    value: String(day),
    label: t('stays.dayNumber', { day }),
  }));
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box
        component="ul"
        aria-label={t('stays.services')}
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.fields.map((row, index) => (
          <Box
            component="li"
            key={row.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
          >
            <FormSelect
              control={control}
              name={`services.${index}.dayNumber`}
              label={t('stays.dayMapping')}
              options={days}
              sx={{ flex: '1 1 110px', width: 'auto' }}
            />
            <FormSelect
              control={control}
              name={`services.${index}._service`}
              label={t('booking.service')}
              options={[
                { value: '', label: '–' },
                ...services.map((service) => ({
                  value: service._id,
                  label: serviceName(service, language),
                })),
              ]}
              sx={{ flex: '3 1 200px', width: 'auto' }}
            />
            <IconButton
              aria-label={t('settings:packages.removeService')}
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
        onClick={() => rows.append({ _id: '', _service: '', dayNumber: '1' })}
      >
        {t('settings:packages.addService')}
      </Button>
    </Box>
  );
}
