/** Signs in and books with the client made by openapi-generator's typescript-axios: `node book.js <origin>`. */
import { isAxiosError } from 'axios';
import { AuthApi, BookingsApi, Configuration, type Failure, HubApi, HubBookingsApi } from './index';

const VENUE = 'fjord';
const PASSWORD = 'demo-password-1';

async function book(basePath: string): Promise<object> {
  const visitor = new Configuration({ basePath });
  const hub = new HubApi(visitor);
  const auth = new AuthApi(visitor);
  const venue = (await hub.getVendorBranding({ vendor: VENUE })).data.data;
  const activities = (await hub.listActivities({ vendorId: VENUE })).data;
  const free = activities.filter(
    (one) => one.prepayment === 'none' && !one.codeRequired && !one.exclusiveBooking,
  );
  const times = (await new HubBookingsApi(visitor).listNextTimes({ vendorId: VENUE })).data.data;
  const chosen = times.find(({ _id, next }) => next && free.some((one) => one._id === _id));
  if (!chosen?.next) throw new Error('no activity has a free time');

  const email = 'guest@fjord.example';
  const loginInput = { email, password: PASSWORD, vendor: VENUE };
  const guest = (await auth.login({ loginInput })).data.data;
  const bookings = new HubBookingsApi(
    new Configuration({ basePath, accessToken: guest.accessToken }),
  );
  const hubBookingInput = {
    _vendor: venue._vendor._id,
    _service: chosen._id,
    _customer: guest.user._id,
    date: chosen.next.date,
    timeindex: chosen.next.start,
    participants: 1,
    comment: 'Booked by a client in TypeScript',
  };
  const request = { hubBookingInput, idempotencyKey: `typescript-${guest.user._id}` };
  const made = (await bookings.bookActivity(request)).data.data;
  const again = (await bookings.bookActivity(request)).data.data;
  const read = (await bookings.getMyReservation({ id: made._id })).data.data;
  const nobody = { hubBookingInput: { ...hubBookingInput, participants: 0 } };
  const refused = await failureOf(bookings.bookActivity(nobody));

  const owner = { email: 'owner@fjord.example', password: PASSWORD };
  const staff = (await auth.login({ loginInput: owner })).data.data;
  const desk = new BookingsApi(new Configuration({ basePath, accessToken: staff.accessToken }));
  const found = (await desk.getBooking({ id: made._id })).data.data;
  const cancelBookingInput = { version: found.version };
  const cancelled = (await desk.cancelBooking({ id: made._id, cancelBookingInput })).data.data;
  const stale = await failureOf(desk.cancelBooking({ id: made._id, cancelBookingInput }));
  return {
    booking: made._id,
    repeated: again._id,
    read: read._id,
    refused: refused.code,
    comment: found.comment,
    active: cancelled.active,
    stale: stale.code,
  };
}

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  try {
    await call;
  } catch (error) {
    if (isAxiosError<Failure>(error) && error.response) return error.response.data;
    throw error;
  }
  throw new Error('this was not refused');
}

book(process.argv[2] ?? '').then(
  (told) => console.log(JSON.stringify(told)),
  (error: unknown) => {
    console.error(isAxiosError(error) ? error.response?.data : error);
    process.exitCode = 1;
  },
);
