import { useListServicesQuery } from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import type { TypeValues } from '../lib/type-values';

interface Props {
  control: Control<TypeValues>;
}

/** The services that a membership pays for. */
export function ServicesField({ control }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const services = useListServicesQuery().data?.data ?? [];
  const { field } = useController({ control, name: 'services' });
  const chosen: readonly string[] = field.value;
  return (
    <FormControl component="fieldset" sx={{ gridColumn: '1 / -1' }}>
      <FormLabel component="legend">{t('settings:membershipTypes.services')}</FormLabel>
      <FormHelperText sx={{ mx: 0 }}>{t('settings:membershipTypes.servicesHint')}</FormHelperText>
      <FormGroup row>
        {services
          .filter(({ _id, active }) => active || chosen.includes(_id))
          .map((service) => (
            <FormControlLabel
              key={service._id}
              label={serviceName(service, language)}
              control={
                <Checkbox
                  checked={chosen.includes(service._id)}
                  onChange={(_, on) =>
                    field.onChange(
                      on ? [...chosen, service._id] : chosen.filter((each) => each !== service._id),
                    )
                  }
                />
              }
            />
          ))}
      </FormGroup>
    </FormControl>
  );
}
