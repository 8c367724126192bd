import { useTranslation } from 'react-i18next';
import { CartReminder } from '../../../features/cart/components/cart-reminder';
import { ReservationOverview } from '../../../features/reservations/components/overview/reservation-overview';
import { JourneyCard } from '../../../features/treatments/components/own/journey-card';
import { PastTreatments } from '../../../features/treatments/components/own/past-treatments';
import { TreatmentCard } from '../../../features/treatments/components/own/treatment-card';
import { WaitList } from '../../../features/treatments/components/waiting/wait-list';
import { useMyTreatments } from '../../../features/treatments/hooks/use-my-treatments';
import { plansOf } from '../../../features/treatments/lib/plans-of';
import { PageHeading } from '../../../shared/components/page-heading';

/** `…/overview` */
export function Component() {
  const { t } = useTranslation('hub');
  const { upcoming, past, pending, problem } = useMyTreatments();
  return (
    <>
      <PageHeading title={t('overview.title')} />
      <CartReminder />
      {problem}
      <ReservationOverview
        pending={pending}
        others={plansOf(upcoming).map((plan) => {
          const { _id, date, timeindexStart: start } = plan.first;
          return {
            ...{ key: _id, date, start },
            card: plan.journey ? (
              <JourneyCard journey={plan.journey} />
            ) : (
              <TreatmentCard treatment={plan.first} />
            ),
          };
        })}
      >
        <WaitList>{past.length > 0 && <PastTreatments treatments={past} />}</WaitList>
      </ReservationOverview>
    </>
  );
}
