import { useListServicesQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { daysOf, type StayFormValues } from '../lib/stay-form';
import { StayRows } from './stay-rows';

interface Props {
  control: Control<StayFormValues>;
}

/** The services included in the stay, a row for each service and day. */
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
  const isBooked = (index: number) => rows.fields[index]?.isBooked === true;

  return (
    <StayRows
      title={t('stays.services')}
      keys={rows.fields.map(({ key }) => key)}
      columns={{ xs: '1fr auto', sm: '1fr 1fr auto' }}
      addLabel={t('stayEdit.addService')}
      onAdd={() => rows.append({ id: undefined, service: '', dayNumber: '1', isBooked: false })}
      removeLabel={(index) => t('stayEdit.removeService', { number: index + 1 })}
      canRemove={(index) => !isBooked(index)}
      onRemove={(index) => rows.remove(index)}
    >
      {(index) => (
        <>
          <FormSelect
            control={control}
            name={`services.${index}.service`}
            label={t('stayEdit.serviceNo', { number: index + 1 })}
            disabled={isBooked(index)}
            hint={isBooked(index) ? t('stayEdit.bookedService') : undefined}
            options={[{ value: '', label: '–' }, ...names]}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          <FormSelect
            control={control}
            name={`services.${index}.dayNumber`}
            label={t('stayEdit.dayOf', { number: index + 1 })}
            disabled={isBooked(index)}
            options={days}
          />
        </>
      )}
    </StayRows>
  );
}
