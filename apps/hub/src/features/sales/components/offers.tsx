import { useListOffersQuery } from '@atrium/api-client/hub/sales';
import { formatMoney } from '@atrium/i18n/format';
import { sales } from '@atrium/i18n/loaders/sales';
import { Picture } from '@atrium/ui/components/display/picture';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

const areas = ['sales'] as const;
const own = { sales };

interface Props {
  kind: 'membership' | 'package';
}

/** What of one kind can be bought online; nothing where there is none. */
export function Offers({ kind }: Props) {
  return (
    <AreaTexts areas={areas} own={own}>
      <OfferList kind={kind} />
    </AreaTexts>
  );
}

function OfferList({ kind }: Props) {
  const { t } = useTranslation('sales');
  const language = useLanguage();
  const id = useId();
  const { slug, paths } = useVendor();
  const { data } = useListOffersQuery({ vendor: slug });
  const offers = data?.data.filter((offer) => offer.kind === kind) ?? [];
  if (offers.length === 0) return null;
  const priceOf = (price: number, currency: string) => {
    const sum = formatMoney(language, price, currency);
    return kind === 'package' ? t('offers.perGuest', { sum }) : sum;
  };

  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {t('offers.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {offers.map(({ _id, name, description, price, currency, picture }) => (
          <Card key={_id} component="li" sx={{ p: 2.5, display: 'grid', gap: 1 }}>
            {picture && (
              <Box sx={{ m: -2.5, mb: 1 }}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 640px) 320px, 100vw"
                  ratio={5 / 2}
                  isDecorative
                />
              </Box>
            )}
            <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {description && (
              <Typography
                sx={{
                  color: 'text.secondary',
                  whiteSpace: 'pre-line',
                  display: '-webkit-box',
                  WebkitLineClamp: 3,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                }}
              >
                {description}
              </Typography>
            )}
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1.5,
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <strong>{priceOf(price, currency)}</strong>
              <Button
                component={RouterLink}
                to={paths.buy(kind, _id)}
                variant="outlined"
                aria-label={t('offers.buyOne', { name })}
                sx={{ minHeight: 44 }}
              >
                {t('offers.buy')}
              </Button>
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
