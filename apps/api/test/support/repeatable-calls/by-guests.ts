import { Types } from 'mongoose';
import { BookingLinks } from '../../../src/modules/bookings/notifications/booking-links';
import { OptOutLinksService } from '../../../src/modules/messages/opt-out-links.service';
import { ReviewLinks } from '../../../src/modules/reviews/review-links';
import { DAY } from '../scenes/booking-scene';
import { newRenewedMembership } from '../scenes/renewed-membership';
import { anEmail, linkIn, newestMail, PASSWORD } from '../things/accounts';
import { twoJourneys, twoTreatments, twoWaits } from './of-the-spa';
import { type Call, type Made, type Make, two } from './two-calls';

const VISITOR = 'c0ffee'.padEnd(32, '0');
const JOURNEYS = '/api/v1/hub/journeys';
const OPEN_TREATMENTS = '/api/v1/open_booking/treatments';
const OWN_REQUESTS = '/api/v1/hub/profile/requests';
const _text = { subject: 'Hello', text: 'See you soon' };

/** Two memberships of a guest, each with the same done to its renewal. */
const twoRenewed =
  (path: string, state: 'on' | 'stopped' = 'on'): Make =>
  async (venue) => {
    const guest = await venue.guest();
    const _customer = new Types.ObjectId(guest);
    const [one, other] = await two(() =>
      newRenewedMembership(venue.app.connection, venue.scene.vendorId, { _customer, state }),
    );
    const call = (id: string): Call => ({ path: `/api/v1/hub/memberships/${id}/renewal/${path}` });
    return { by: venue.signedIn(guest), one: call(one), other: call(other) };
  };

/** What guests and visitors do. */
export const callsByGuests: Record<string, Make> = {
  'post /api/v1/hub/activity': async (venue) => {
    const guest = await venue.guest();
    const body = { ...venue.slot, _vendor: venue.id, _customer: guest };
    const path = '/api/v1/hub/activity';
    return {
      by: venue.signedIn(guest),
      one: { path, body },
      other: { path, body: { ...body, participants: 2 } },
    };
  },
  'delete /api/v1/hub/activity/{id}': async (venue) => {
    const _customer = await venue.guest();
    const [one, other] = await two(() => venue.booking({ _customer }));
    const call = ({ _id }: Made): Call => ({ path: `/api/v1/hub/activity/${_id}` });
    return { by: venue.signedIn(_customer), one: call(one), other: call(other) };
  },
  'post /api/v1/hub/profile/requests': async (venue) => {
    const call = (kind: string): Call => ({ path: OWN_REQUESTS, body: { kind } });
    return {
      by: venue.signedIn(await venue.guest()),
      ...{ one: call('access'), other: call('erasure') },
    };
  },
  'post /api/v1/hub/profile/requests/{id}/withdrawal': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const asked = async (kind: string) => venue.made(OWN_REQUESTS, { kind }, by);
    const call = ({ _id }: Made): Call => ({ path: `${OWN_REQUESTS}/${_id}/withdrawal` });
    return { by, one: call(await asked('access')), other: call(await asked('erasure')) };
  },
  'post /api/v1/hub/memberships/{id}/renewal/stop': twoRenewed('stop'),
  'post /api/v1/hub/memberships/{id}/renewal/start': twoRenewed('start', 'stopped'),
  'delete /api/v1/hub/memberships/{id}/renewal/card': twoRenewed('card'),
  'post /api/v1/hub/groups': async (venue) => {
    const call = (participants: number): Call => ({
      path: '/api/v1/hub/groups',
      body: { items: [{ ...venue.slot, participants }] },
    });
    return { by: venue.signedIn(await venue.guest()), one: call(1), other: call(2) };
  },
  'delete /api/v1/hub/groups/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const items = [venue.slot];
    const [one, other] = await two(() => venue.made('/api/v1/hub/groups', { items }, by));
    const call = ({ _id }: Made): Call => ({ path: `/api/v1/hub/groups/${_id}` });
    return { by, one: call(one), other: call(other) };
  },
  'delete /api/auth/sessions/{id}': async (venue) => {
    const accountId = await venue.guest();
    const [one, other] = await two(() =>
      venue.inserted('sessions', {
        ...{ kind: 'guest', accountId: new Types.ObjectId(accountId), familyHash: anEmail() },
        ...{ createdAt: venue.app.clock.now(), rotatedAt: venue.app.clock.now() },
        expiresAt: new Date(venue.app.clock.now().getTime() + 1_000_000),
      }),
    );
    const call = (id: unknown): Call => ({ path: `/api/auth/sessions/${String(id)}` });
    return { by: venue.signedIn(accountId), one: call(one), other: call(other) };
  },
  'post /api/v1/hub/holds': async (venue) => {
    const call = (participants: number): Call => ({
      path: '/api/v1/hub/holds',
      body: { ...venue.slot, participants },
    });
    return { by: venue.signedIn(await venue.guest()), one: call(1), other: call(2) };
  },
  'delete /api/v1/hub/holds/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const call = async (date: string): Promise<Call> => {
      const { body } = await by.post('/api/v1/hub/holds', { ...venue.slot, date }).expect(201);
      return { path: `/api/v1/hub/holds/${body.data.holdId}` };
    };
    return { by, one: await call(DAY), other: await call('2026-06-20') };
  },
  'post /api/v1/hub/treatments': async (venue) => {
    const [one, other] = await twoTreatments(venue);
    const path = '/api/v1/hub/treatments';
    const by = venue.signedIn(await venue.guest());
    return { by, one: { path, body: one }, other: { path, body: other } };
  },
  'delete /api/v1/hub/treatments/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const [one, other] = await twoTreatments(venue);
    const call = async (body: object): Promise<Call> => {
      const { _id } = await venue.made('/api/v1/hub/treatments', body, by);
      return { path: `/api/v1/hub/treatments/${_id}` };
    };
    return { by, one: await call(one), other: await call(other) };
  },
  'post /api/v1/hub/journeys': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const [one, other] = await twoJourneys(venue);
    return { by, one: { path: JOURNEYS, body: one }, other: { path: JOURNEYS, body: other } };
  },
  'delete /api/v1/hub/journeys/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const [one, other] = await twoJourneys(venue);
    const call = async (body: object): Promise<Call> => {
      const { _id } = await venue.made(JOURNEYS, body, by);
      return { path: `${JOURNEYS}/${_id}` };
    };
    return { by, one: await call(one), other: await call(other) };
  },
  'post /api/v1/hub/treatment-waits': async (venue) => {
    const [one, other] = await twoWaits(venue);
    const path = '/api/v1/hub/treatment-waits';
    const by = venue.signedIn(await venue.guest());
    return { by, one: { path, body: one }, other: { path, body: other } };
  },
  'delete /api/v1/hub/treatment-waits/{id}': async (venue) => {
    const by = venue.signedIn(await venue.guest());
    const [one, other] = await twoWaits(venue);
    const call = async (body: object): Promise<Call> => {
      const { _id } = await venue.made('/api/v1/hub/treatment-waits', body, by);
      return { path: `/api/v1/hub/treatment-waits/${_id}` };
    };
    return { by, one: await call(one), other: await call(other) };
  },
  'post /api/v1/open_booking': ({ app, slot }) => {
    const path = '/api/v1/open_booking';
    const guest = { firstname: 'Ada', lastname: 'Lovelace', email: anEmail() };
    const body = { ...slot, guest };
    return {
      by: app.visitor(),
      one: { path, body },
      other: { path, body: { ...body, participants: 2 } },
    };
  },
  'post /api/v1/open_booking/holds': ({ app, slot }) => {
    const call = (participants: number): Call => ({
      path: '/api/v1/open_booking/holds',
      body: { ...slot, participants, visitor: VISITOR },
    });
    return { by: app.visitor(), one: call(1), other: call(2) };
  },
  'delete /api/v1/open_booking/holds/{id}': async ({ app, slot }) => {
    const by = app.visitor();
    const call = async (date: string): Promise<Call> => {
      const held = { ...slot, date, visitor: VISITOR };
      const { body } = await by.post('/api/v1/open_booking/holds', held).expect(201);
      return {
        path: `/api/v1/open_booking/holds/${body.data.holdId}`,
        body: { visitor: VISITOR },
      };
    };
    return { by, one: await call(DAY), other: await call('2026-06-20') };
  },
  'delete /api/v1/linked_booking/{id}': async (venue) => {
    const [one, other] = await two(async () => venue.booking({ _customer: await venue.guest() }));
    const call = ({ _id }: Made): Call => ({
      path: `/api/v1/linked_booking/${_id}?vendor=${venue.id}`,
      headers: {
        'x-booking-signature': venue.app.nest.get(BookingLinks).sign(venue.id, _id),
      },
    });
    return { by: venue.app.visitor(), one: call(one), other: call(other) };
  },
  'post /api/v1/open_booking/treatments': async (venue) => {
    const path = OPEN_TREATMENTS;
    const guest = { firstname: 'Ada', lastname: 'Lovelace', email: anEmail() };
    const [one, other] = await twoTreatments(venue, { vendor: venue.id, guest });
    return { by: venue.app.visitor(), one: { path, body: one }, other: { path, body: other } };
  },
  'delete /api/v1/linked_treatment/{id}': async (venue) => {
    const by = venue.app.visitor();
    const guest = { firstname: 'Ada', lastname: 'Lovelace', email: anEmail() };
    const call = async (body: object): Promise<Call> => {
      const { body: made } = await by.post(OPEN_TREATMENTS, body).expect(201);
      return {
        path: `/api/v1/linked_treatment/${made.data.treatment._id}?vendor=${venue.id}`,
        headers: { 'x-booking-signature': made.data.signature },
      };
    };
    const [one, other] = await twoTreatments(venue, { vendor: venue.id, guest });
    return { by, one: await call(one), other: await call(other) };
  },
  'delete /api/v1/hub/profile': async (venue) => {
    const call = (body: object): Call => ({ path: '/api/v1/hub/profile', body });
    return {
      by: venue.signedIn(await venue.guest()),
      one: call({ password: PASSWORD }),
      other: call({ password: 'not theirs' }),
    };
  },
  'post /api/v1/auth/signup': ({ app, id }) => {
    const call = (): Call => ({
      path: '/api/v1/auth/signup',
      body: {
        ...{ firstName: 'Ada', lastName: 'Lovelace', email: anEmail(), phone: '+47 912 34 567' },
        ...{ password: PASSWORD, vendor: id },
      },
    });
    return { by: app.visitor(), one: call(), other: call() };
  },
  'post /api/auth/confirmEmail': async (venue) => {
    const [one, other] = await two(async (): Promise<Call> => {
      const email = anEmail();
      const guest = await venue.guest();
      await venue.signedIn(guest).put('/api/v1/hub/profile', { email }).expect(200);
      const code = linkIn((await newestMail(venue.app, email)).text).searchParams.get('code');
      return { path: '/api/auth/confirmEmail', body: { id: guest, code } };
    });
    return { by: venue.app.visitor(), one, other };
  },
  'post /api/v1/opt_out/{vendorId}': async (venue) => {
    const guest = await venue.guest();
    const links = venue.app.nest.get(OptOutLinksService);
    const call = (channel: 'email' | 'sms'): Call => ({
      path: `/api/v1/opt_out/${venue.id}`,
      body: { guest, channel, signature: links.sign({ vendorId: venue.id, guest, channel }) },
    });
    return { by: venue.app.visitor(), one: call('email'), other: call('sms') };
  },
  'post /api/v1/opt_out/{vendorId}/oneClick': async (venue) => {
    const guest = await venue.guest();
    const links = venue.app.nest.get(OptOutLinksService);
    const call = (channel: 'email' | 'sms'): Call => {
      const link = new URL(links.oneClick({ vendorId: venue.id, guest, channel }));
      return { path: `${link.pathname}${link.search}` };
    };
    return { by: venue.app.visitor(), one: call('email'), other: call('sms') };
  },
  'post /api/v1/rating': async (venue) => {
    const guest = await venue.guest();
    const { _id: id } = await venue.booking({ _customer: guest });
    await venue.inserted('reviews', {
      ...{ _booking: new Types.ObjectId(id), _customer: new Types.ObjectId(guest) },
      ...{ _service: venue.scene.serviceId, date: DAY, askedAt: venue.app.clock.now() },
    });
    const signature = venue.app.nest.get(ReviewLinks).sign(venue.id, id);
    const call = (rating: number): Call => ({
      path: '/api/v1/rating',
      body: { id, rating, vendor: venue.id, signature },
    });
    return { by: venue.app.visitor(), one: call(4), other: call(5) };
  },
};
