import type { TreatmentOffer } from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import { wishOptions } from '@atrium/rules/spa/treatments/guest-choice';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

interface Props {
  offer: TreatmentOffer;
  /** `woman`, `man`, or the id of a therapist; undefined: anyone. */
  value: string | undefined;
  onChange: (wish: string | undefined) => void;
}

/** Who should give it: only times at which the wish can be kept are offered. */
export function WishChoice({ offer, value = '', onChange }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const nameOf = ({ name, surcharge }: { name: string; surcharge: number }): string => {
    if (surcharge === 0) return name;
    const price = formatMoney(language, surcharge, offer.currency);
    return t('spa.wish.withSurcharge', { name, price });
  };

  return (
    <SelectInput
      label={t('spa.wish.label')}
      value={value}
      onChange={(event) => onChange(event.target.value || undefined)}
      helperText={t('spa.wish.hint')}
    >
      {wishOptions(offer).map((option) => (
        <option key={option.value} value={option.value}>
          {option.is === 'named' ? nameOf(option) : t(`spa.wish.${option.is}`)}
        </option>
      ))}
    </SelectInput>
  );
}
