import { useTranslation } from 'react-i18next';
import { CartReminder } from '../../../features/cart/components/cart-reminder';
import { ReservationOverview } from '../../../features/reservations/components/overview/reservation-overview';
import { PastTreatments } from '../../../features/treatments/components/own/past-treatments';
import { TreatmentCard } from '../../../features/treatments/components/own/treatment-card';
import { useMyTreatments } from '../../../features/treatments/hooks/use-my-treatments';
import { PageHeading } from '../../../shared/components/page-heading';

/** `…/overview` */
export function Component() {
  const { t } = useTranslation('hub');
  const { upcoming, past, problem } = useMyTreatments();
  return (
    <>
      <PageHeading title={t('overview.title')} />
      <CartReminder />
      {problem}
      <ReservationOverview
        others={upcoming.map((treatment) => ({
          ...{ key: treatment._id, date: treatment.date, start: treatment.timeindexStart },
          card: <TreatmentCard treatment={treatment} />,
        }))}
      />
      {past.length > 0 && <PastTreatments treatments={past} />}
    </>
  );
}
