import { type PackageOutput, useListPackagesQuery } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

interface Props {
  /** Id, or empty: none. */
  value: string;
  /** Undefined: none. */
  onChoose: (chosen: PackageOutput | undefined) => void;
}

/** The packages on sale, with what distinguishes them. */
export function PackageSelect({ value, onChoose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const language = useLanguage();
  const { vendor } = useMe();
  const { data } = useListPackagesQuery();
  const sold = data?.data.filter(({ active }) => active) ?? [];

  return (
    <SelectInput
      label={t('stayEdit.package')}
      value={value}
      onChange={(event) => onChoose(sold.find(({ _id }) => _id === event.target.value))}
    >
      <option value="">{t('stayEdit.noPackage')}</option>
      {sold.map(({ _id, name, nights, price }) => (
        <option key={_id} value={_id}>
          {t('stayEdit.packageOption', {
            name,
            nights: t('units.night', { ns: 'common', count: nights }),
            price: formatMoney(language, price, vendor.currency),
          })}
        </option>
      ))}
    </SelectInput>
  );
}
