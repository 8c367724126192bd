import { useListServicesQuery } from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../bookings/service-name';
import { FilterSelect } from './filter-select';

interface Props {
  /** Id; empty: of all services. */
  value: string;
  onChange: (id: string) => void;
}

/** Narrows down to one of the venue's services. */
export function ServiceFilter({ value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const services = useListServicesQuery().data?.data ?? [];
  return (
    <FilterSelect
      label={t('booking.service')}
      all={t('listBookings.allServices')}
      value={value}
      options={services.map((service) => ({
        value: service._id,
        label: serviceName(service, language),
      }))}
      onChange={onChange}
    />
  );
}
