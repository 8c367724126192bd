import { Picture } from '@atrium/ui/components/display/picture';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CartPanel } from '../../../features/cart/components/cart-panel';
import { Catalogue } from '../../../features/catalogue/components/catalogue';
import { TreatmentList } from '../../../features/catalogue/components/treatment-list';
import { Offered } from '../../../shared/components/offered';
import { PageHeading } from '../../../shared/components/page-heading';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Where every button of this page leads. */
const preloadBooking = () => import('./new-activity');

/** `…/new-reservation` */
export function Component() {
  const { t } = useTranslation('hub');
  const { modules, pictures: { cover } = {} } = useVendor();
  useIdlePreload(preloadBooking);
  return (
    <Offered parts={['activities', 'spa']}>
      {cover && (
        <Box sx={{ overflow: 'hidden', borderRadius: 2, mb: 3 }}>
          <Picture picture={cover} sizes="(min-width: 900px) 852px, 100vw" ratio={3} isFirst />
        </Box>
      )}
      <PageHeading title={t('newReservation.title')} />
      {modules.services && (
        <>
          <CartPanel />
          <Catalogue />
        </>
      )}
      {modules.spa && <TreatmentList />}
    </Offered>
  );
}
