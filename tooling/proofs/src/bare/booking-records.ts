import { type Document, ObjectId } from 'mongodb';

/** A booking as the bare server takes it. */
export interface BareBooking {
  vendorId: string;
  serviceId: string;
  guestId: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
  participants: number;
}

/** The collections that a booking of the API writes to, beside its ledger. */
export const RECORDS = ['bookings', 'audit', 'events', 'idempotencyOfBare', 'messages'] as const;

/** What the API writes with one booking, of the same length: one document for each collection. */
export function recordsOf(
  booking: BareBooking,
  { key, _id, at }: { key: string; _id: ObjectId; at: Date },
): Record<(typeof RECORDS)[number], Document> {
  const { date, timeindex, participants, serviceId, guestId } = booking;
  const stored = storedOf(booking, _id, at);
  const { _vendor, _customer } = stored;
  return {
    bookings: stored,
    audit: {
      _id: new ObjectId(),
      _vendor,
      at,
      actor: { kind: 'guest', id: guestId, name: 'Bare' },
      action: 'booking.created',
      entity: 'booking',
      entityId: _id,
      customerId: _customer,
      after: stored,
      requestId: _id.toHexString(),
    },
    events: {
      _id: new ObjectId(),
      _vendor,
      at,
      type: 'booking.created',
      entityId: _id,
      payload: { date, timeindex, service: serviceId, participants },
    },
    idempotencyOfBare: { _id: key, hash: key, at, answer: stored },
    messages: {
      _id: new ObjectId(),
      _vendor,
      customerId: _customer,
      channel: 'email',
      to: 'guest@proof.example',
      template: 'bookingConfirmed',
      language: 'en',
      subject: 'Your booking',
      text: MAIL,
      html: MAIL,
      state: 'unsent',
      attempts: 0,
      entity: { type: 'booking', id: _id },
      createdAt: at,
    },
  };
}

/** As long as the API's own confirmation. */
const MAIL = 'Thank you for your booking. '.repeat(40);

function storedOf(booking: BareBooking, _id: ObjectId, at: Date) {
  const { vendorId, serviceId, guestId, date, timeindex, participants } = booking;
  return {
    _id,
    _vendor: ObjectId.createFromHexString(vendorId),
    bookingId: _id.toHexString().slice(-12),
    _customer: ObjectId.createFromHexString(guestId),
    _service: ObjectId.createFromHexString(serviceId),
    start: new Date(`${date}T00:00:00Z`),
    timeindex,
    timeindexEnd: timeindex + 60,
    participants,
    numberOfChildren: 0,
    addons: [],
    companions: [],
    tables: [],
    active: true,
    waitingList: false,
    attendenceVerified: false,
    onlineBooking: true,
    terms: {
      price: 0,
      currency: 'NOK',
      cancellationDeadline: at,
      cancellationHours: 0,
      prepayment: 'none',
    },
    sequence: 0,
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}
