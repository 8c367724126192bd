import type { AvailableTime } from '@atrium/api-client/admin';
import {
  type BookingOutput,
  useCreateBookingMutation,
  useCreateCustomerMutation,
  useCreateDropInMutation,
  useCreateWaitingBookingMutation,
} from '@atrium/api-client/admin';
import { displayName } from '@atrium/rules/guests/guest-name';
import { newGuestInput, type PickedGuest } from '../../../../shared/guests/picked-guest';
import { type ExpressForm, toBooking, waitsFor } from '../lib/express-form';

interface Sending {
  form: ExpressForm;
  time: AvailableTime;
  exclusive: boolean;
  /** Called as soon as a new guest exists, so that a refused booking does not create them twice. */
  onGuest: (guest: PickedGuest) => void;
}

/** Books the form: creates the guest first if new. Rejects with the failed request. */
export function useExpressSubmit() {
  const [createGuest, guest] = useCreateCustomerMutation();
  const [book, booking] = useCreateBookingMutation();
  const [wait, waiting] = useCreateWaitingBookingMutation();
  const [dropIn, droppingIn] = useCreateDropInMutation();

  const customerOf = async (chosen: PickedGuest | undefined, onGuest: Sending['onGuest']) => {
    if (chosen?.kind === 'known') return chosen._id;
    if (chosen?.kind !== 'new') return undefined;
    const { data } = await createGuest({ customerInput: newGuestInput(chosen) }).unwrap();
    const detail = [data.phone, data.email].filter(Boolean).join(' · ');
    onGuest({ kind: 'known', _id: data._id, name: displayName(data), detail });
    return data._id;
  };

  return {
    isSending: [guest, booking, waiting, droppingIn].some(({ isLoading }) => isLoading),
    send: async ({ form, time, exclusive, onGuest }: Sending): Promise<BookingOutput> => {
      const customer = await customerOf(form.guest, onGuest);
      const staffBookingInput = toBooking(form, time, customer, exclusive);
      const create = customer === undefined ? dropIn : waitsFor(form, time) ? wait : book;
      return (await create({ staffBookingInput }).unwrap()).data;
    },
  };
}
