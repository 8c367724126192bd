import {
  type GiftCardOffer,
  useGetGiftCardOfferQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { GiftCardForm } from './gift-card-form';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
}

/** Buys a gift card: how much, for whom, and who pays. */
export function GiftCardSale({ venue }: Props) {
  const { t } = useTranslation('giftCard');
  const { data, error, refetch } = useGetGiftCardOfferQuery({ vendor: venue.slug });
  usePageTitle(t('sale.title'), venue.name);

  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t('sale.title')}
      </Typography>
      {data ? (
        <Offer venue={venue} offer={data.data} />
      ) : (
        <Box sx={{ mt: 3 }}>
          {error ? <ErrorState onRetry={refetch} /> : <FormSkeleton fields={3} />}
        </Box>
      )}
      <Typography sx={{ mt: 4 }}>
        <Link component={RouterLink} to={paths.giftCardBalance(venue.slug)}>
          {t('sale.have')}
        </Link>
      </Typography>
    </>
  );
}

function Offer({ venue, offer }: Props & { offer: GiftCardOffer }) {
  const { t } = useTranslation('giftCard');
  if (!offer.onSale) {
    return (
      <Box sx={{ mt: 3 }}>
        <EmptyState title={t('sale.none')} />
      </Box>
    );
  }
  return (
    <>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {t('sale.intro', { venue: venue.name })}
      </Typography>
      <GiftCardForm venue={venue} offer={offer} />
    </>
  );
}
