import { useListServicesQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { FormSelect } from '../../../../shared/forms/form-select';
import { daysOf, type StayFormValues } from '../lib/stay-form';

interface Props {
  control: Control<StayFormValues>;
}

/** What the stay includes, a line for each service and day. */
export function StayServiceRows({ control }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const services = useListServicesQuery();
  const rows = useFieldArray({ control, name: 'services', keyName: 'key' });
  const [arrival, departure] = useWatch({ control, name: ['arrivaldate', 'departuredate'] });
  const days = daysOf(arrival, departure).map(({ day, date }) => ({
    value: String(day),
    label: `${t('stays.dayNumber', { day })} · ${formatDate(language, date, 'day')}`,
  }));
  const names = (services.data?.data ?? []).map((service) => ({
    value: service._id,
    label: serviceName(service, language),
  }));

  return (
    <Box component="section" aria-label={t('stays.services')}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('stays.services')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.fields.map(({ key, isBooked }, index) => {
          const number = index + 1;
          return (
            <Box
              key={key}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'start',
                gridTemplateColumns: { xs: '1fr auto', sm: '1fr 1fr auto' },
              }}
            >
              <FormSelect
                control={control}
                name={`services.${index}.service`}
                label={t('stayEdit.serviceNo', { number })}
                disabled={isBooked}
                hint={isBooked ? t('stayEdit.bookedService') : undefined}
                options={[{ value: '', label: '–' }, ...names]}
                sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
              />
              <FormSelect
                control={control}
                name={`services.${index}.dayNumber`}
                label={t('stayEdit.dayOf', { number })}
                disabled={isBooked}
                options={days}
              />
              <IconButton
                aria-label={t('stayEdit.removeService', { number })}
                disabled={isBooked}
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
        onClick={() => rows.append({ id: undefined, service: '', dayNumber: '1', isBooked: false })}
      >
        {t('stayEdit.addService')}
      </Button>
    </Box>
  );
}
