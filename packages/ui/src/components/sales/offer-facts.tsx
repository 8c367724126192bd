import { formatMoney, formatNumber } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { ShownOffer } from '../../lib/shown-offer';
import { Picture } from '../display/picture';

/** What is sold, for how much, and what it consists of. */
export function OfferFacts({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation(['sales', 'common']);
  const language = useLanguage();
  const lines = useLines(offer);
  const { price, currency, taxBasisPoints, description, picture } = offer;
  const sum = formatMoney(language, price, currency);

  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      {picture && (
        <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
          <Picture
            picture={picture}
            sizes="(min-width: 640px) 640px, 100vw"
            ratio={16 / 9}
            isFirst
          />
        </Box>
      )}
      {description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <div>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 }}>
          {offer.package ? t('offers.perGuest', { sum }) : sum}
        </Typography>
        {taxBasisPoints !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('facts.tax', { rate: formatNumber(language, taxBasisPoints / 100) })}
          </Typography>
        )}
      </div>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

function useLines({ membership, package: stay, currency }: ShownOffer): string[] {
  const language = useLanguage();
  const { t } = useTranslation(['sales', 'common']);
  if (stay) {
    return [
      t('common:units.night', { count: stay.nights }),
      ...stay.services.map(
        ({ name, dayNumber }) => `${t('facts.day', { day: dayNumber })}: ${name}`,
      ),
      ...stay.treatments.map(
        ({ name, quantity }) => `${name}: ${t('facts.perAdult', { quantity })}`,
      ),
      ...stay.addons.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
    ];
  }
  if (!membership) return [];
  const { maxNumberOfUsages: uses, validityMonths, validityDays, covers, renewal } = membership;
  return [
    uses === 0 ? t('facts.unlimited') : t('facts.uses', { count: uses }),
    ...(validityMonths ? [t('facts.months', { count: validityMonths })] : []),
    ...(validityDays ? [t('facts.days', { count: validityDays })] : []),
    ...(validityMonths || validityDays ? [] : [t('facts.noExpiry')]),
    ...(renewal
      ? [t('facts.renews', { sum: formatMoney(language, renewal.price, currency) })]
      : []),
    covers.length > 0 ? `${t('facts.covers')}: ${covers.join(', ')}` : t('facts.desk'),
  ];
}
