import { useListServicesQuery } from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormRows } from '../../../../shared/forms/form-rows';
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
    <FormRows
      label={t('stays.services')}
      rows={rows.fields}
      addLabel={t('settings:packages.addService')}
      removeLabel={t('settings:packages.removeService')}
      onAdd={() => rows.append({ _id: '', _service: '', dayNumber: '1' })}
      onRemove={rows.remove}
    >
      {(index) => (
        <>
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
            sx={{ flex: '3 1 140px', width: 'auto' }}
          />
        </>
      )}
    </FormRows>
  );
}
