import { mongo, Types } from 'mongoose';
import { newReference } from '../../../src/common/short-reference';
import {
  aMembership,
  newMembershipType,
} from '../../../src/modules/memberships/testing/membership.factory';
import { BookingScene, DAY, TEN } from '../scenes/booking-scene';
import { newRenewedMembership } from '../scenes/renewed-membership';
import {
  ABSENCES,
  early,
  massage,
  ROOMS,
  SCHEDULE,
  SHIFT_TEMPLATES,
  THERAPISTS,
  TREATMENT_TYPES,
} from '../scenes/spa-scene';
import type { TestApp, UserSession } from '../test-app';
import { newUser } from './accounts';
import { aPictureFile, PICTURES } from './pictures';

/** The id of one of everything that staff can name. */
export interface VenueThings {
  vendor: string;
  service: string;
  addon: string;
  segment: string;
  status: string;
  guest: string;
  request: string;
  duplicate: string;
  pair: string;
  merge: string;
  booking: string;
  reference: string;
  waiting: string;
  series: string;
  group: string;
  membershipType: string;
  membership: string;
  membershipUse: string;
  renewed: string;
  package: string;
  picture: string;
  room: string;
  table: string;
  proposal: string;
  block: string;
  pause: string;
  section: string;
  doorParty: string;
  therapist: string;
  treatmentRoom: string;
  shift: string;
  shiftTemplate: string;
  absence: string;
  treatmentType: string;
  treatmentLength: string;
  treatment: string;
  treatmentWait: string;
  journey: string;
  stay: string;
  stayService: string;
  /** Treatments that a stay includes. */
  stayTreatment: string;
  theme: string;
  /** Of no venue. */
  sitePage: string;
  template: string;
  message: string;
  user: string;
  session: string;
  passkey: string;
  notice: string;
  payment: string;
  /** Of that payment. */
  receipt: string;
  uncollected: string;
  paymentRequest: string;
  voucher: string;
  job: string;
  apiKey: string;
  webhook: string;
  /** Of that webhook. */
  webhookDelivery: string;
}

/** What of an answer is needed. */
interface Made {
  _id: string;
  bookingId: string;
  services: { _id: string }[];
  treatmentTypes: { _id: string }[];
  lengths: { _id: string }[];
  tables: { _id: string }[];
  sections: { _id: string }[];
}

/** A venue that has one of everything. */
export async function venueWithEverything(
  app: TestApp,
): Promise<{ things: VenueThings; staff: UserSession; scene: BookingScene }> {
  const addon = new Types.ObjectId().toHexString();
  const scene = await BookingScene.open(app, {
    service: { addons: [{ _id: addon, name: 'Towel', price: 5_000 }] },
  });
  const staff = scene.staff(3);
  const make = async (path: string, body: object): Promise<Made> =>
    (await staff.post(path, body).expect(201)).body.data;
  const guest = await scene.guest({ firstname: 'Ingeborg', lastname: 'Hemmelig' });
  const [duplicate, merged] = [await scene.guest(), await scene.guest()];
  const _customer = guest.id.toHexString();
  const request = {
    ...{ _id: new Types.ObjectId(), _vendor: scene.vendorId, _customer: guest.id },
    ...{ reference: newReference(), kind: 'restriction', state: 'open', channel: 'hub' },
    ...{ receivedAt: new Date(), due: '2036-01-01', extended: false, version: 0 },
    ...{ identifiedHow: 'account', identifiedAt: new Date() },
  };
  await app.connection.collection('privacyRequests').insertOne(request);
  const service = scene.serviceId.toHexString();
  const slot = { date: DAY, timeindex: TEN, participants: 1, _service: service };

  const sitePage: { body: { data: Made } } = await scene
    .staff(4)
    .post('/api/v1/admin/sitePages', {
      ...{ kind: 'articles', slug: `page-${new Types.ObjectId()}`, state: 'draft', texts: [] },
    })
    .expect(201);
  const booking = await make('/api/admin/newBooking', { ...slot, _customer });
  const series = await make('/api/v1/admin/bookings/series', {
    ...slot,
    ...{ _customer, until: '2026-06-26', everyWeeks: 1, onFull: 'skip' },
  });
  const group = await make('/api/v1/admin/bookings/groups', { _customer, items: [slot] });
  const stay = await make('/api/v1/admin/stays', {
    ...{ _customer, arrivaldate: '2026-06-18', departuredate: '2026-06-20', adults: 1 },
    services: [{ _service: service, dayNumber: 1 }],
  });
  const type = await newMembershipType(app.connection, scene.vendorId);
  const membership = aMembership(scene.vendorId, {
    _customer: guest.id,
    _membershipType: type._id,
  });
  await app.connection.collection('memberships').insertOne({ ...membership });
  await staff.post(`/api/v1/admin/memberships/${membership._id}/use`, {}).expect(200);
  const use = await stored(app, 'membershipUses', { _membership: membership._id });
  await make('/api/v1/admin/customers/merge', {
    kept: duplicate.id.toHexString(),
    merged: merged.id.toHexString(),
  });
  const merge = await stored(app, 'customerMerges', { _vendor: scene.vendorId });
  const place = { position: { posX: 10, posY: 10 }, size: { width: 8, height: 8 } };
  const room = await make('/api/v1/fnb/venues', {
    name: 'Hemmelig room',
    tables: [{ name: 'Bay', guestCount: 4, ...place }],
    sections: [{ name: 'Window', color: '#112233' }],
  });
  const block = await make('/api/v1/fnb/blocks', {
    ...{ _venue: room._id, from: '2026-06-25', until: '2026-06-25', reason: 'Hemmelig painter' },
  });
  const therapist = (await make(THERAPISTS, { name: 'Hemmelig hands' }))._id;
  const treatmentRoom = (await make(ROOMS, { name: 'Hemmelig birch' }))._id;
  const shifts = async (body: object): Promise<Made> =>
    (await staff.post(SCHEDULE, body).expect(201)).body.data[0];
  const treatmentType = await make(TREATMENT_TYPES, {
    ...{ ...massage, name: 'Hemmelig massage' },
    ...{ therapists: [therapist], rooms: [treatmentRoom] },
  });
  const spaStay = await make('/api/v1/admin/stays', {
    ...{ _customer, arrivaldate: '2026-06-18', departuredate: '2026-06-20', adults: 1 },
    treatmentTypes: [{ _treatmentType: treatmentType._id, quantity: 1 }],
  });
  const insert = async (collection: string, document: object) => {
    const _id = new Types.ObjectId();
    await app.connection
      .collection(collection)
      .insertOne({ _id, _vendor: scene.vendorId, ...document });
    return _id.toHexString();
  };
  const now = app.clock.now();
  const payment = {
    ...{ _customer: guest.id, amount: 100, currency: 'NOK', version: 0 },
    about: { kind: 'booking', _id: new Types.ObjectId(booking._id) },
    ...{ description: 'Hemmelig dinner', language: 'en', provider: 'sandbox', isOpen: false },
    ...{ returnUrl: 'http://localhost', refunds: [], expiresAt: now },
    ...{ createdAt: now, updatedAt: now },
  };
  const webhook = await insert('webhooks', {
    ...{ name: 'Hemmelig partner', url: 'https://hemmelig.example', events: ['guest.erased'] },
    ...{ active: true, secrets: [{ sealed: 'a', keyId: 'a', hint: 'abcd', createdAt: now }] },
    ...{ health: { failures: 0 }, createdAt: now, version: 0 },
  });
  const paid = await insert('payments', { ...payment, state: 'settled' });

  return {
    scene,
    staff,
    things: {
      vendor: scene.vendorId.toHexString(),
      service,
      addon,
      segment: (await make('/api/v1/admin/segments', { type: 'Leisure' }))._id,
      status: (await make('/api/booking/bookingStatus', { name: 'Here', color: '#112233' }))._id,
      guest: _customer,
      request: request._id.toHexString(),
      duplicate: duplicate.id.toHexString(),
      pair: await insert('customerDuplicates', {
        guests: [guest.id, duplicate.id].sort(),
        pair: `${_customer}${duplicate.id}`,
        score: 90,
        reasons: ['phone'],
        dismissed: false,
      }),
      merge,
      booking: booking._id,
      reference: booking.bookingId,
      waiting: (await make('/api/v1/admin/waitingList', { ...slot, _customer }))._id,
      series: series._id,
      group: group._id,
      membershipType: type._id.toHexString(),
      membership: membership._id.toHexString(),
      membershipUse: use,
      renewed: await newRenewedMembership(app.connection, scene.vendorId, { _customer: guest.id }),
      picture: (await make(`${PICTURES}?name=Hemmelig.jpg`, await aPictureFile()))._id,
      package: (await make('/api/v1/admin/packages', { name: 'Rest', nights: 2, price: 1 }))._id,
      room: room._id,
      table: room.tables[0]?._id ?? '',
      proposal: await insert('seatingProposals', {
        ...{ date: DAY, _service: scene.serviceId, _venue: new Types.ObjectId(room._id) },
        ...{ moves: [], wouldSeat: [], state: 'open', version: 0 },
      }),
      block: block._id,
      pause: (await make('/api/v1/fnb/pauses', { _venue: room._id, until: 5 }))._id,
      section: room.sections[0]?._id ?? '',
      doorParty: (
        await make('/api/v1/seating/door', {
          ...{ _venue: room._id, date: now.toISOString().slice(0, 10) },
          ...{ name: 'Hemmelig', participants: 2 },
        })
      )._id,
      therapist,
      treatmentRoom,
      shift: (await shifts({ _therapist: therapist, date: DAY, shiftStart: 540, shiftEnd: 1020 }))
        ._id,
      shiftTemplate: (await make(SHIFT_TEMPLATES, { ...early, name: 'Hemmelig early' }))._id,
      absence: (
        await make(ABSENCES, {
          ...{ _therapist: therapist, from: '2026-07-01', until: '2026-07-02' },
          reason: 'Hemmelig flu',
        })
      )._id,
      treatmentType: treatmentType._id,
      treatmentLength: treatmentType.lengths[0]?._id ?? '',
      treatment: (
        await make('/api/spa/treatment', {
          ...{ date: DAY, timeindexStart: 600, _treatmentType: treatmentType._id, _customer },
        })
      )._id,
      treatmentWait: await insert('treatmentwaits', {
        ...{ _customer: guest.id, _treatmentType: new Types.ObjectId(treatmentType._id) },
        _length: new Types.ObjectId(treatmentType.lengths[0]?._id),
        ...{ from: DAY, until: DAY, known: [], version: 0, createdAt: now, updatedAt: now },
      }),
      journey: (
        await make('/api/v1/spa/journeys', {
          date: DAY,
          treatments: [{ _treatmentType: treatmentType._id, timeindexStart: 780 }],
          guests: [{ _customer }],
        })
      )._id,
      stay: stay._id,
      stayService: stay.services[0]?._id ?? '',
      stayTreatment: spaStay.treatmentTypes[0]?._id ?? '',
      sitePage: sitePage.body.data._id,
      theme: (await make('/api/v1/themes', { name: 'Hemmelig blue' }))._id,
      template: (
        await make('/api/v1/admin/messageTemplates', {
          ...{ kind: 'custom', name: 'Ours', language: 'en', subject: 'Hemmelig', text: 'Hello' },
        })
      )._id,
      message: (
        await make(`/api/v1/admin/customers/${_customer}/messages`, {
          subject: 'Hemmelig',
          text: 'Hello',
        })
      )._id,
      user: (await newUser(app, scene.vendorId))._id.toHexString(),
      payment: paid,
      receipt: await insert('receipts', {
        ...{ number: 1, kind: 'receipt', entry: `captured|${paid}`, about: payment.about },
        ...{ _payment: new Types.ObjectId(paid), seller: { name: 'Theirs' }, amount: 100 },
        ...{ description: 'Hemmelig dinner', language: 'en', currency: 'NOK' },
        ...{ date: '2026-06-15', at: now },
      }),
      uncollected: await insert('payments', { ...payment, state: 'failed' }),
      paymentRequest: await insert('paymentRequests', {
        ...{ _customer: guest.id, amount: 100, currency: 'NOK', description: 'Hemmelig dinner' },
        about: { kind: 'booking', _id: new Types.ObjectId(booking._id) },
        ...{ state: 'open', version: 0, createdAt: now, expiresAt: new Date('2027-01-01') },
      }),
      voucher: (
        await make('/api/v1/admin/vouchers', {
          ...{ amount: 100, reason: 'Hemmelig' },
          recipient: { name: 'Hemmelig', email: 'hemmelig@example.com' },
        })
      )._id,
      session: await insert('sessions', {
        ...{ kind: 'staff', accountId: new Types.ObjectId(), familyHash: 'a' },
        ...{ createdAt: now, rotatedAt: now, expiresAt: new Date('2100-01-01') },
      }),
      passkey: await insert('passkeys', {
        ...{ kind: 'staff', accountId: new Types.ObjectId(), credentialId: 'a', publicKey: 'a' },
        ...{ counter: 0, transports: [], name: 'Hemmelig', createdAt: now },
      }),
      notice: await insert('notices', { kind: 'jobFailed', key: 'a', at: now, count: 1 }),
      apiKey: await insert('apikeys', {
        ...{ name: 'Hemmelig partner', scopes: ['bookings.read'], perMinute: 60, version: 0 },
        ...{ secrets: [{ digest: 'a', hint: 'abcd', createdAt: now }], createdAt: now },
      }),
      webhook,
      webhookDelivery: await insert('webhookdeliveries', {
        ...{ _webhook: new Types.ObjectId(webhook), message: 'msg_a', type: 'guest.erased' },
        ...{ entityId: guest.id, body: '{}', order: new mongo.Timestamp({ t: 1, i: 1 }) },
        ...{ state: 'delivered', since: now, tries: 1, attempts: [], createdAt: now },
        ...{ doneAt: now, expiresAt: new Date('2100-01-01') },
      }),
      job: await insert('queuedJobs', {
        ...{ kind: 'send-message', payload: {}, createdAt: now, attempts: 1, parkedAt: now },
      }),
    },
  };
}

async function stored(app: TestApp, collection: string, filter: object): Promise<string> {
  const found = await app.connection.collection(collection).findOne(filter);
  if (!found) throw new Error(`Nothing in ${collection}`);
  return found._id.toHexString();
}
