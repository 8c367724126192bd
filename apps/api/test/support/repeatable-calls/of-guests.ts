import { Types } from 'mongoose';
import { newRenewedMembership } from '../scenes/renewed-membership';
import { anEmail } from '../things/accounts';
import { ADMIN, bodies, type Call, each, type Make, type RepeatableVenue, two } from './two-calls';

const stay = { arrivaldate: '2026-06-18', departuredate: '2026-06-20', adults: 1 };
const text = { subject: 'Hello', text: 'See you soon' };
const template = { kind: 'custom', language: 'en', ...text };
const aType = (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/membershipTypes`, { name: 'Card', price: 1, maxNumberOfUsages: 9 });
const aMembership = async (venue: RepeatableVenue) => {
  const { _id: _membershipType } = await aType(venue);
  return venue.made(`${ADMIN}/customers/${await venue.guest()}/memberships`, { _membershipType });
};
const aPausedMembership = async (venue: RepeatableVenue) => {
  const membership = await aMembership(venue);
  const path = `${ADMIN}/memberships/${membership._id}/pause`;
  const { version } = membership;
  return (await venue.owner.post(path, { version, reason: 'Ill' }).expect(200)).body.data;
};
const aRenewed = async (venue: RepeatableVenue, state: 'on' | 'stopped' = 'on') =>
  newRenewedMembership(venue.app.connection, venue.scene.vendorId, {
    ...{ _customer: new Types.ObjectId(await venue.guest()), state },
  });
/** Two of them, each with the same done to it. */
const twoRenewed = (path: string, state?: 'stopped') => async (venue: RepeatableVenue) => {
  const [one, other] = await two(() => aRenewed(venue, state));
  const call = (id: string): Call => ({ path: `${ADMIN}/memberships/${id}/renewal/${path}` });
  return { one: call(one), other: call(other) };
};
const aStay = async (venue: RepeatableVenue) =>
  venue.made(`${ADMIN}/stays`, { _customer: await venue.guest(), ...stay });
const aMerge = async (venue: RepeatableVenue) => {
  const [kept, merged] = await two(() => venue.guest());
  return venue.made(`${ADMIN}/customers/merge`, { kept, merged });
};

const REQUESTS = `${ADMIN}/privacy/requests`;
const aRequest = async (venue: RepeatableVenue, change: object = {}) =>
  venue.made(REQUESTS, {
    ...{ customerId: await venue.guest(), kind: 'access', channel: 'inPerson' },
    ...{ identityNote: 'Passport', ...change },
  });

/** What the desk does with guests. */
export const callsOfGuests: Record<string, Make> = {
  'post /api/v1/admin/customers': bodies(`${ADMIN}/customers`, () =>
    ['Kari', 'Ola'].map((firstname) => ({ firstname, email: anEmail() })),
  ),
  'put /api/admin/customer': bodies('/api/admin/customer', () =>
    ['Kari', 'Ola'].map((firstname) => ({ _id: 'new', firstname, email: anEmail() })),
  ),
  'delete /api/admin/delete_customer': each(
    async (venue) => ({ _id: await venue.guest() }),
    ({ _id }) => ({ path: '/api/admin/delete_customer', body: { userId: _id } }),
  ),
  'post /api/v1/admin/customers/{id}/sendResetLink': each(
    async (venue) => ({ _id: await venue.guest() }),
    ({ _id }) => ({ path: `${ADMIN}/customers/${_id}/sendResetLink` }),
  ),
  'post /api/v1/admin/customers/merge': bodies(`${ADMIN}/customers/merge`, async (venue) => {
    const [kept, merged] = await two(() => venue.guest());
    return [
      { kept, merged },
      { kept, merged: await venue.guest() },
    ];
  }),
  'post /api/v1/admin/customers/merges/{id}/undo': each(
    async (venue) => (await aMerge(venue)).merge,
    ({ _id }) => ({ path: `${ADMIN}/customers/merges/${_id}/undo` }),
  ),
  'post /api/v1/admin/privacy/requests': bodies(REQUESTS, async (venue) => {
    const asked = {
      customerId: await venue.guest(),
      channel: 'inPerson',
      identityNote: 'Passport',
    };
    return ['access', 'correction'].map((kind) => ({ ...asked, kind }));
  }),
  'post /api/v1/admin/privacy/requests/{id}/identity': each(
    (venue) => aRequest(venue, { identityNote: undefined }),
    ({ _id }) => ({ path: `${REQUESTS}/${_id}/identity`, body: { note: 'Passport' } }),
  ),
  'post /api/v1/admin/privacy/requests/{id}/answer': each(
    (venue) => aRequest(venue),
    ({ _id }) => ({ path: `${REQUESTS}/${_id}/answer`, body: {} }),
  ),
  'post /api/v1/admin/privacy/requests/{id}/refusal': each(
    (venue) => aRequest(venue),
    ({ _id }) => ({ path: `${REQUESTS}/${_id}/refusal`, body: { reason: 'Not a guest' } }),
  ),
  'post /api/v1/admin/privacy/requests/{id}/extension': each(
    (venue) => aRequest(venue),
    ({ _id }) => ({ path: `${REQUESTS}/${_id}/extension`, body: { reason: 'A lot to read' } }),
  ),
  'post /api/v1/admin/privacy/requests/{id}/lifting': each(
    async (venue) => {
      const made = await aRequest(venue, { kind: 'restriction' });
      await venue.owner.post(`${REQUESTS}/${made._id}/answer`, {}).expect(200);
      return made;
    },
    ({ _id }) => ({ path: `${REQUESTS}/${_id}/lifting`, body: { reason: 'All is right now' } }),
  ),
  'post /api/v1/admin/optOuts': bodies(`${ADMIN}/optOuts`, async (venue) => {
    const customerId = await venue.guest();
    return ['email', 'sms'].map((channel) => ({ customerId, channel }));
  }),
  'delete /api/v1/admin/optOuts': bodies(`${ADMIN}/optOuts`, async (venue) => {
    const customerId = await venue.guest();
    const both = ['email', 'sms'].map((channel) => ({ customerId, channel }));
    for (const one of both) await venue.owner.post(`${ADMIN}/optOuts`, one).expect(201);
    return both;
  }),
  'post /api/v1/admin/imports/{kind}': bodies(`${ADMIN}/imports/guests`, () =>
    ['Ola', 'Per'].map((name) => ({ csv: `First name,E-mail\n${name},${anEmail()}` })),
  ),
  'post /api/v1/admin/customers/{id}/messages': async (venue) => {
    const path = `${ADMIN}/customers/${await venue.guest()}/messages`;
    return { one: { path, body: text }, other: { path, body: { ...text, subject: 'Again' } } };
  },
  'post /api/v1/admin/customers/messages': bodies(`${ADMIN}/customers/messages`, async (venue) => {
    const customers = [await venue.guest()];
    return [text, { ...text, subject: 'Again' }].map((letter) => ({ ...letter, customers }));
  }),
  'post /api/v1/admin/customers/{id}/messages/template': async (venue) => {
    const path = `${ADMIN}/customers/${await venue.guest()}/messages/template`;
    const [one, other] = [
      await venue.made(`${ADMIN}/messageTemplates`, { ...template, name: 'Spring' }),
      await venue.made(`${ADMIN}/messageTemplates`, { ...template, name: 'Autumn' }),
    ];
    return {
      one: { path, body: { template: one._id } },
      other: { path, body: { template: other._id } },
    };
  },
  'post /api/v1/admin/customers/{id}/messages/{messageId}/resend': async (venue) => {
    const messages = `${ADMIN}/customers/${await venue.guest()}/messages`;
    const [one, other] = await two(async (): Promise<Call> => {
      const { _id } = await venue.made(messages, text);
      await venue.app.connection
        .collection('messages')
        .updateOne({ _id: new Types.ObjectId(_id) }, { $set: { state: 'failed' } });
      return { path: `${messages}/${_id}/resend` };
    });
    return { one, other };
  },
  'post /api/v1/admin/customers/{id}/memberships': async (venue) => {
    const path = `${ADMIN}/customers/${await venue.guest()}/memberships`;
    const { _id: _membershipType } = await aType(venue);
    const body = { _membershipType };
    return { one: { path, body }, other: { path, body: { ...body, comment: 'Cash' } } };
  },
  'post /api/v1/admin/memberships/{id}/use': async (venue) => {
    const path = `${ADMIN}/memberships/${(await aMembership(venue))._id}/use`;
    return { one: { path, body: {} }, other: { path, body: { numberOfUsages: 2 } } };
  },
  'post /api/v1/admin/memberships/{id}/undoUse': async (venue) => {
    const path = `${ADMIN}/memberships/${(await aMembership(venue))._id}`;
    const _membership = new Types.ObjectId(path.split('/').at(-1));
    for (const _ of [1, 2]) await venue.owner.post(`${path}/use`, {}).expect(200);
    const uses = await venue.app.connection
      .collection('membershipUses')
      .find({ _membership })
      .toArray();
    const [one, other] = uses.map(({ _id }) => ({
      path: `${path}/undoUse`,
      body: { _use: _id.toHexString() },
    }));
    if (!one || !other) throw new Error('The membership was not used twice');
    return { one, other };
  },
  'post /api/v1/admin/memberships/{id}/renewal/stop': twoRenewed('stop'),
  'post /api/v1/admin/memberships/{id}/renewal/start': twoRenewed('start', 'stopped'),
  'delete /api/v1/admin/memberships/{id}/renewal/card': twoRenewed('card'),
  'post /api/v1/admin/memberships/{id}/pause': each(aMembership, ({ _id, version }) => ({
    path: `${ADMIN}/memberships/${_id}/pause`,
    body: { version, reason: 'Ill' },
  })),
  'post /api/v1/admin/memberships/{id}/resume': each(aPausedMembership, ({ _id, version }) => ({
    path: `${ADMIN}/memberships/${_id}/resume`,
    body: { version },
  })),
  'post /api/v1/admin/memberships/{id}/end': each(aMembership, ({ _id, version }) => ({
    path: `${ADMIN}/memberships/${_id}/end`,
    body: { version },
  })),
  'post /api/v1/admin/stays': bodies(`${ADMIN}/stays`, async (venue) => {
    const _customer = await venue.guest();
    return [
      { _customer, ...stay },
      { _customer, ...stay, adults: 2 },
    ];
  }),
  'delete /api/v1/admin/stays/{id}': each(aStay, ({ _id }) => ({
    path: `${ADMIN}/stays/${_id}`,
  })),
  'post /api/v1/admin/stays/{id}/cancel': each(aStay, ({ _id, version }) => ({
    path: `${ADMIN}/stays/${_id}/cancel`,
    body: { version },
  })),
};
