import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { formatMoney } from '@atrium/i18n/format';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { OfferCard } from './offer-card';

interface Props {
  type: BookableTreatmentOutput;
}

/** A treatment in the guest's language, with the way to book it. */
export function TreatmentTypeCard({ type }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const durationText = useDurationText();
  const { _id, name, description, lengths, guests, currency } = type;
  const price = Math.min(...lengths.map((length) => length.price));
  const priceText = (): string => {
    if (price <= 0) return t('newReservation.free');
    const text = formatMoney(language, price, currency);
    return lengths.length > 1 ? t('treatments.from', { price: text }) : text;
  };
  const durations = [...new Set(lengths.map(({ minutes }) => minutes))].toSorted((a, b) => a - b);

  return (
    <OfferCard
      name={name}
      heading="h3"
      description={description}
      to={paths.newTreatment(_id)}
      facts={
        <>
          <li>{durations.map(durationText).join(', ')}</li>
          <Box component="li" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {priceText()}
          </Box>
          {guests > 1 && <li>{t('treatments.together', { count: guests })}</li>}
        </>
      }
    />
  );
}
