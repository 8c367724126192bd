import type { BookableTreatmentOutput } from '@atrium/api-client/hub';
import { formatMoney } from '@atrium/i18n/format';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

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
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', p: 2.5, gap: 1, minHeight: 180 }}
    >
      <Typography variant="h3">{name}</Typography>
      {description && (
        <Typography sx={{ color: 'text.secondary', flex: 1, whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          m: 0,
          mt: description ? 0 : 'auto',
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <li>{durations.map(durationText).join(', ')}</li>
        <Box component="li" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {priceText()}
        </Box>
        {guests > 1 && <li>{t('treatments.together', { count: guests })}</li>}
      </Box>
      <Button
        variant="contained"
        component={RouterLink}
        to={paths.newTreatment(_id)}
        aria-label={t('newReservation.bookNowFor', { service: name })}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {t('newReservation.bookNow')}
      </Button>
    </Card>
  );
}
