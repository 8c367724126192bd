import { useTranslation } from 'react-i18next';
import { CartReminder } from '../../../features/cart/components/cart-reminder';
import { ReservationOverview } from '../../../features/reservations/components/overview/reservation-overview';
import { PageHeading } from '../../../shared/components/page-heading';

/** `…/overview` */
export function Component() {
  const { t } = useTranslation('hub');
  return (
    <>
      <PageHeading title={t('overview.title')} />
      <CartReminder />
      <ReservationOverview />
    </>
  );
}
