import { Types } from 'mongoose';
import { newReference } from '../../src/common/short-reference';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import type { BookingScene } from '../support/scenes/booking-scene';

/** Stands in every text of a planted guest, whatever is done to upper and lower case. */
export const PLANTED = 'Xq7planted';
/** Where texts have a form, it is one that nothing else has. */
export const PLANTED_PHONE = '+4790071873';
const PLANTED_BIRTH = '1937-11-23';
export const plantedStrings = [PLANTED.toLowerCase(), PLANTED_PHONE.slice(1), PLANTED_BIRTH];

const AT = new Date('2024-03-04T10:00:00Z');
const planted = (what: string) => `${PLANTED} ${what}`;

/**
 * A guest with something in every collection that has a guest's data, and a text that cannot be mistaken in
 * every field that takes one. All of it is long ago, so that they may be anonymised.
 */
export async function plantGuest(scene: BookingScene): Promise<Types.ObjectId> {
  const { app, vendorId: _vendor, serviceId: _service } = scene;
  const { connection } = app;
  const guest = aGuest(_vendor, {
    ...{ firstname: planted('first'), lastname: planted('last'), createdAt: AT, updatedAt: AT },
    ...{ email: `${PLANTED.toLowerCase()}.${new Types.ObjectId()}@unrelated.example` },
    ...{ phone: PLANTED_PHONE, birthDate: PLANTED_BIRTH, gender: planted('gender') },
    ...{
      loyaltyCode: planted('code'),
      globalComments: planted('note'),
      company: planted('company'),
    },
    ...{ allergies: planted('allergy'), preferences: planted('preference'), vip: true },
    ...{ tags: [planted('tag')], level: planted('level'), languageCode: 'en' },
    address: {
      ...{ street: planted('street'), postalCode: planted('code'), city: planted('city') },
      country: 'NO',
    },
    consents: [{ type: 'marketingEmail', given: true, at: AT }],
    companions: [planted('companion')],
    passwordHash: planted('hash'),
    source: { system: planted('system'), externalId: planted(new Types.ObjectId().toHexString()) },
  });
  const { _id } = guest;
  const actor = { kind: 'guest', id: _id.toHexString(), name: planted('actor') };
  const about = { kind: 'booking', _id: new Types.ObjectId() };
  const link = { _vendor, expiresAt: new Date('2036-01-01T00:00:00Z') };
  const booking = bookingOf({
    ...{ _vendor, _service, _customer: _id, bookingId: newReference() },
    ...{ start: new Date('2024-03-05T00:00:00Z'), createdAt: AT, updatedAt: AT },
    ...{
      comment: planted('comment'),
      internalComment: planted('internal'),
      roomNumber: planted('room'),
    },
    companions: [{ name: planted('with') }],
    tableWish: { attributes: ['window'], _table: new Types.ObjectId() },
  });
  const type = await newMembershipType(connection, _vendor);
  const membership = aMembership(_vendor, {
    ...{ _customer: _id, _membershipType: type._id, dateUntil: '2024-12-31' },
    comment: planted('membership'),
    renewal: {
      ...{ state: 'stopped', price: 100, months: 12, uses: 10, language: 'en', refusals: [] },
      ...{ changedBy: { kind: 'guest', name: planted('who') }, changedAt: AT },
    },
  });
  const treatment = {
    ...{ _id: new Types.ObjectId(), _vendor, _customer: _id, date: '2024-03-05', status: 'paid' },
    ...{ timeindexStart: 600, timeindexEnd: 650, timeindexEndAndReset: 660, therapists: [] },
    ...{ held: { therapist: [], room: { start: 600, end: 660 } }, treatmentLock: false },
    ...{ comment: planted('treatment'), internalComment: planted('of treatment'), guests: 1 },
    ...{ wish: { gender: 'woman', _therapist: new Types.ObjectId() }, onlineBooking: false },
    ...{ terms: { price: 1, currency: 'NOK', cancelInformation: 24 }, version: 0 },
    ...{ createdAt: AT, updatedAt: AT },
  };
  const documents: Record<string, object[]> = {
    customers: [guest],
    bookings: [booking],
    stays: [
      {
        ...{ _vendor, _customer: _id, arrivaldate: '2024-03-04', departuredate: '2024-03-06' },
        ...{ bookingDate: '2024-01-01', status: 'departed', nrOfGuests: 1, adults: 1, children: 0 },
        ...{ babies: 0, comment: planted('stay'), services: [], addons: [], treatmentTypes: [] },
        ...{ version: 0, createdAt: AT, updatedAt: AT },
      },
    ],
    memberships: [membership],
    membershipUses: [
      {
        ...{ _vendor, _membership: membership._id, no: 1, at: AT, actor, uses: 1 },
        ...{ numberOfUsages: 1, comment: planted('use') },
      },
    ],
    messages: [
      {
        ...{ _vendor, customerId: _id, channel: 'email', to: guest.email, template: 'freeText' },
        ...{ language: 'en', subject: planted('subject'), text: planted('text'), state: 'sent' },
        ...{
          body: {
            greeting: planted('hello'),
            paragraphs: [],
            notes: [],
            foot: { signature: '', lines: [] },
          },
          calendar: planted('calendar'),
        },
        ...{ error: planted('error'), attempts: 1, createdAt: new Date() },
      },
    ],
    payments: [
      {
        ...{ _vendor, _customer: _id, state: 'captured', about, amount: 100, currency: 'NOK' },
        ...{ description: 'Yoga', language: 'en', returnUrl: '/', provider: 'sandbox' },
        ...{ expiresAt: AT, isOpen: false, version: 0, createdAt: AT, updatedAt: AT },
        refunds: [
          {
            ...{ _id: new Types.ObjectId(), amount: 1, state: 'done', cause: 'staffDecided' },
            ...{ reason: planted('refund'), askedAt: AT },
          },
        ],
        outcome: { kind: 'atDesk', reason: planted('outcome'), at: AT },
      },
    ],
    mandates: [
      {
        ...{ _vendor, _customer: _id, _payment: new Types.ObjectId(), purpose: 'renewal' },
        ...{ text: 'I agree', textVersion: '1', agreedAt: AT, provider: 'sandbox', holder: 'h' },
        ...{ card: 'c', brand: 'visa', lastFour: '4242', expiryMonth: 1, expiryYear: 2030 },
        revokedAt: AT,
      },
    ],
    vouchers: [
      {
        ...{ _vendor, _customer: _id, digest: `d${_id}`, sealed: 's', keyId: 'k', ending: 'ABCD' },
        ...{ mark: 'active', amount: 100, remaining: 100, currency: 'NOK', language: 'en' },
        ...{ buyer: { name: planted('buyer'), email: guest.email }, greeting: planted('greeting') },
        ...{ reason: planted('issued'), sendOn: '2024-03-04', version: 0, createdAt: AT },
      },
    ],
    paymentRequests: [
      {
        ...{ _vendor, _customer: _id, about, amount: 100, currency: 'NOK', description: 'Yoga' },
        ...{ state: 'paid', expiresAt: AT, version: 0, createdAt: AT },
      },
    ],
    reviews: [
      {
        ...{ _vendor, _booking: booking._id, _customer: _id, _service, date: '2024-03-05' },
        ...{ askedAt: AT, rating: 5, comment: planted('review'), ratedAt: AT },
      },
    ],
    treatments: [treatment],
    treatmentwaits: [
      {
        ...{ _vendor, _customer: _id, _treatmentType: new Types.ObjectId(), version: 0 },
        ...{ _length: new Types.ObjectId(), from: '2024-03-05', until: '2024-03-06', known: [] },
        ...{ wish: { gender: 'woman' }, told: { at: AT, dates: [] }, createdAt: AT, updatedAt: AT },
      },
    ],
    privacyRequests: [
      {
        ...{ _vendor, _customer: _id, reference: 'K7M2Q9XP', kind: 'access', state: 'answered' },
        ...{ channel: 'phone', details: planted('asked'), receivedAt: AT, due: '2024-04-03' },
        ...{ extended: true, extensionReason: planted('longer'), identifiedHow: 'staff' },
        ...{ identifiedAt: AT, identityNote: planted('checked'), closedAt: AT },
        ...{ answer: planted('answered'), liftReason: planted('lifted'), version: 0 },
        ...{ linkHash: planted('link'), archiveHash: planted('archive') },
      },
    ],
    intakes: [
      {
        ...{ _vendor, _treatment: treatment._id, guest: 1, _customer: _id, keyId: 'development' },
        answers: [{ question: planted('question'), sealed: planted('sealed') }],
        consent: { version: 0, text: planted('consent'), language: 'en', givenAt: AT },
        answeredAt: AT,
      },
    ],
    customerMerges: [
      {
        ...{ _vendor, kept: _id, merged: new Types.ObjectId(), at: AT, moved: [] },
        by: { kind: 'staff', id: 'x', level: 3, name: 'Siri' },
        keptBefore: { firstname: planted('before') },
        keptAfter: { firstname: planted('after') },
        mergedBefore: { firstname: planted('merged') },
      },
    ],
    customerDuplicates: [
      {
        ...{ _vendor, guests: [_id, new Types.ObjectId()], pair: planted(_id.toHexString()) },
        ...{ score: 50, reasons: ['name'], dismissed: false },
      },
    ],
    sessions: [
      {
        ...{ _vendor, kind: 'guest', accountId: _id, familyHash: planted('family'), current: [] },
        ...{ previous: [], device: { browser: planted('device') }, ip: planted('ip') },
        ...{ createdAt: AT, rotatedAt: AT, expiresAt: link.expiresAt },
      },
    ],
    passkeys: [
      {
        ...{ _vendor, kind: 'guest', accountId: _id, credentialId: planted(_id.toHexString()) },
        ...{ publicKey: planted('key'), counter: 0, transports: [], name: planted('passkey') },
        createdAt: AT,
      },
    ],
    oneTimeCodes: [{ _id, ...link, kind: 'guest', purpose: 'reset', codeHash: planted('code') }],
    emailChanges: [{ _id, ...link, email: `${PLANTED.toLowerCase()}2@x.example`, codeHash: 'x' }],
    signInLinks: [
      {
        ...{ _id, ...link, email: guest.email, tokenHash: planted('token'), tries: 0 },
        ...{ browserHash: planted('browser'), mailedAt: AT },
      },
    ],
    audit: [
      {
        ...{ _vendor, at: AT, actor, action: 'booking.changed', entity: 'booking' },
        ...{ entityId: booking._id, customerId: _id, reason: planted('reason'), ip: planted('ip') },
        ...{ about: { companion: planted('about') }, requestId: 'planted' },
        before: { comment: planted('old'), roomNumber: planted('old'), participants: 2 },
        after: { companions: [{ name: planted('new') }], participants: 3 },
      },
    ],
    auditSalts: [{ _vendor, customerId: _id, salt: Buffer.from(planted('salt')) }],
  };
  for (const [collection, list] of Object.entries(documents)) {
    await connection.collection(collection).insertMany(list.map((one) => ({ ...one })));
  }
  return _id;
}
