import { useListServicesQuery } from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import type { TypeValues } from '../lib/type-values';
import { CoveredField } from './covered-field';

interface Props {
  control: Control<TypeValues>;
}

/** The services that a membership pays for. */
export function ServicesField({ control }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const services = useListServicesQuery().data?.data ?? [];
  return (
    <CoveredField
      control={control}
      name="services"
      label={t('settings:membershipTypes.services')}
      hint={t('settings:membershipTypes.servicesHint')}
      options={services.map((service) => ({ ...service, name: serviceName(service, language) }))}
    />
  );
}
