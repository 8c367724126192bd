import type { TreatmentTypeOutput } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

interface Props {
  type: TreatmentTypeOutput;
  /** Id; empty: the first. */
  value: string;
  onChange: (length: string) => void;
}

/** How long, and what it costs then. */
export function LengthField({ type, value, onChange }: Props) {
  const { t } = useTranslation('treatments');
  const language = useLanguage();
  const { vendor } = useMe();
  return (
    <SelectInput
      label={t('length')}
      value={value || (type.lengths[0]?._id ?? '')}
      onChange={(event) => onChange(event.target.value)}
    >
      {type.lengths.map(({ _id, minutes, price }) => (
        <option key={_id} value={_id}>
          {`${t('minutes', { count: minutes })}, ${formatMoney(language, price, vendor.currency)}`}
        </option>
      ))}
    </SelectInput>
  );
}
