import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PicturesField } from '../../../../shared/pictures/pictures-field';
import type { ServiceValues } from '../lib/service-values';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** What guests see of a service in the catalogue and on its page. */
export function PicturesSection({ form }: Props) {
  const { t } = useTranslation('pictures');
  const { field } = useController({ control: form.control, name: '_pictures' });
  return <PicturesField value={field.value} onChange={field.onChange} hint={t('hint')} />;
}
