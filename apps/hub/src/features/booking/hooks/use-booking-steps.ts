import {
  isBefore,
  readAddress,
  stepBefore,
  toAddress,
  type Whereabouts,
} from '../../../shared/booking/booking-steps';
import { type StepAddresses, useSteps } from '../../../shared/booking/steps/use-steps';
import { useVendor } from '../../../shared/hooks/use-vendor';

const addresses: StepAddresses<Whereabouts> = { read: readAddress, write: toAddress, isBefore };

/** The steps of an activity; the stay that pays for it goes along. */
export function useBookingSteps() {
  const { paths } = useVendor();
  const steps = useSteps(addresses, paths.newReservation);
  const { where } = steps;
  const inStay = (next: Whereabouts): Whereabouts => ({ stay: where.stay, ...next });
  return {
    ...steps,
    goTo: (next: Whereabouts) => steps.goTo(inStay(next)),
    back: () => steps.back(stepBefore(where)),
    replaceWith: (next: Whereabouts) => steps.replaceWith(inStay(next)),
  };
}
