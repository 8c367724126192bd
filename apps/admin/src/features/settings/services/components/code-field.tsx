import { useListServicesQuery } from '@atrium/api-client/admin';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { ServiceValues } from '../lib/service-values';

interface Props {
  form: UseFormReturn<ServiceValues>;
  serviceId: string | undefined;
}

/** The code guests need; checked against the other services as it is typed. */
export function CodeField({ form: { control }, serviceId }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const services = useListServicesQuery().data?.data ?? [];
  const typed = useWatch({ control, name: 'code' }).trim().toLowerCase();
  const holder =
    typed !== '' &&
    services.find(({ _id, code }) => _id !== serviceId && code?.toLowerCase() === typed);
  return (
    <FormText
      control={control}
      name="code"
      label={t('settings:services.code')}
      hint={
        holder
          ? t('settings:services.codeTaken', { service: holder.name })
          : t('settings:services.codeHint')
      }
      maxLength={40}
    />
  );
}
