import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useTranslation } from 'react-i18next';
import { CartPanel } from '../../../features/cart/components/cart-panel';
import { ActivityList } from '../../../features/catalogue/components/activity-list';
import { Offered } from '../../../shared/components/offered';
import { PageHeading } from '../../../shared/components/page-heading';

/** Where every button of this page leads. */
const preloadBooking = () => import('./new-activity');

/** `…/new-reservation` */
export function Component() {
  const { t } = useTranslation('hub');
  useIdlePreload(preloadBooking);
  return (
    <Offered part="activities">
      <PageHeading title={t('newReservation.title')} />
      <CartPanel />
      <ActivityList />
    </Offered>
  );
}
