import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useTranslation } from 'react-i18next';
import { CartPanel } from '../../../features/cart/components/cart-panel';
import { ActivityList } from '../../../features/catalogue/components/activity-list';
import { TreatmentList } from '../../../features/catalogue/components/treatment-list';
import { Offered } from '../../../shared/components/offered';
import { PageHeading } from '../../../shared/components/page-heading';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Where every button of this page leads. */
const preloadBooking = () => import('./new-activity');

/** `…/new-reservation` */
export function Component() {
  const { t } = useTranslation('hub');
  const { modules } = useVendor();
  useIdlePreload(preloadBooking);
  return (
    <Offered parts={['activities', 'spa']}>
      <PageHeading title={t('newReservation.title')} />
      {modules.services && (
        <>
          <CartPanel />
          <ActivityList />
        </>
      )}
      {modules.spa && <TreatmentList />}
    </Offered>
  );
}
