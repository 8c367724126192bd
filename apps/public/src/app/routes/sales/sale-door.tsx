import { isApiError } from '@atrium/api-client/api-error';
import { useGetOfferedMembershipQuery, useGetOfferedPackageQuery } from '@atrium/api-client/public';
import { sales } from '@atrium/i18n/loaders/sales';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import Container from '@mui/material/Container';
import { useLocation, useSearchParams } from 'react-router-dom';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { BoughtPage } from '../../../features/sales/components/bought-page';
import { BuyPage } from '../../../features/sales/components/buy-page';

const areas = ['sales'] as const;
const own = { sales };

interface Props {
  kind: 'membership' | 'package';
  id: string;
}

/** An offer, or how its payment stands: `?vendor&payment#signature`. */
export function SaleDoor({ kind, id }: Props) {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const [vendor, payment] = [query.get('vendor'), query.get('payment')];
  return (
    <AreaTexts areas={areas} own={own}>
      {vendor && payment ? (
        <VenueDoor vendor={vendor}>
          {(venue) => (
            <BoughtPage
              key={payment}
              venue={venue}
              kind={kind}
              offer={id}
              id={payment}
              signature={hash.slice(1)}
            />
          )}
        </VenueDoor>
      ) : (
        <OfferDoor kind={kind} id={id} />
      )}
    </AreaTexts>
  );
}

function OfferDoor({ kind, id }: Props) {
  const isMembership = kind === 'membership';
  const membership = useGetOfferedMembershipQuery({ id }, { skip: !isMembership });
  const stay = useGetOfferedPackageQuery({ id }, { skip: isMembership });
  const { data, error, refetch } = isMembership ? membership : stay;
  if (data) {
    const offer = data.data;
    return (
      <VenueDoor vendor={offer.vendor}>
        {(venue) => <BuyPage key={offer._id} venue={venue} offer={offer} />}
      </VenueDoor>
    );
  }
  if (isApiError(error) && error.status < 500 && error.status > 0) return <NotFoundPage />;
  if (!error) return <LoadingScreen fullScreen />;
  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 4, md: 8 } }}>
      <ErrorState onRetry={refetch} />
    </Container>
  );
}
