import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { formatMoney } from '@atrium/i18n/format';
import { wishOptions } from '@atrium/rules/spa/treatments/guest-choice';
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

/** Whom a guest can ask for, in words. */
export function useWishChoices() {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  /** @param byName whether somebody can be asked for by name */
  return (offer: BookableTreatmentOutput, byName = true): WishChoice[] =>
    wishOptions(offer, byName).map((option) => {
      const { value } = option;
      if (option.is !== 'named') {
        return { value, label: t(`treatments.wish.${option.is}`), surcharge: 0 };
      }
      const { name, surcharge } = option;
      const therapist = offer.therapists.find(({ _id }) => _id === value);
      const price = formatMoney(language, surcharge, offer.currency);
      const label = surcharge > 0 ? t('treatments.wish.withSurcharge', { name, price }) : name;
      return { value, label, surcharge, ...(therapist ? { therapist } : {}) };
    });
}
