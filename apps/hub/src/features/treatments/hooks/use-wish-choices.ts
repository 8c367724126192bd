import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

export interface WishChoice {
  /** `woman`, `man`, the id of a therapist, or empty for anyone. */
  value: string;
  label: string;
  /** Minor units on top of the price. */
  surcharge: number;
  /** Whom it names. */
  therapist?: BookableTreatmentOutput['therapists'][number];
}

/** Whom a guest can ask for: anyone, a woman, a man, or somebody by name; only what the venue has. */
export function useWishChoices() {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  /** @param byName whether somebody can be asked for by name */
  return (
    { therapists, guests, currency }: BookableTreatmentOutput,
    byName = true,
  ): WishChoice[] => {
    const has = (gender: string) => therapists.some((one) => one.gender === gender);
    const plain = (value: string, label: string) => ({ value, label, surcharge: 0 });
    const women = guests > 1 ? t('treatments.wish.women') : t('treatments.wish.woman');
    const men = guests > 1 ? t('treatments.wish.men') : t('treatments.wish.man');
    return [
      plain('', t('treatments.wish.any')),
      ...(has('woman') && has('man') ? [plain('woman', women), plain('man', men)] : []),
      ...(byName ? therapists : []).map((therapist) => {
        const { _id, name, surcharge } = therapist;
        const price = formatMoney(language, surcharge, currency);
        const label = surcharge > 0 ? t('treatments.wish.withSurcharge', { name, price }) : name;
        return { value: _id, label, surcharge, therapist };
      }),
    ];
  };
}
