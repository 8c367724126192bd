/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import type { AuditEntryOutput } from '@atrium/api-client/admin';
import { createI18n } from '@atrium/i18n/create-i18n';
import { type Language, languages } from '@atrium/i18n/languages';
import { auditActions } from '@atrium/rules/audit/audit-actions';
import { auditFields } from '@atrium/rules/audit/audit-fields';
import type { AuditValueKind } from '@atrium/rules/audit/audit-value-kinds';
import { staffLoaders } from '../../app/staff-texts';
import { loaders } from '../../app/texts';
import { auditLines } from './audit-lines';
import { auditSentence } from './audit-sentences';
import { type AuditWriting, auditValue } from './audit-values';

const HEX = '5f1d7f3a9b2c4d6e8f0a1b2c';

async function writingIn(language: Language): Promise<AuditWriting> {
  const i18n = await createI18n({ loaders: { ...loaders, ...staffLoaders }, language });
  return {
    t: i18n.getFixedT(language, ['admin', 'common', 'settings']),
    language,
    currency: 'NOK',
    timezone: 'Europe/Oslo',
  };
}

const times = JSON.stringify([
  { _id: HEX, start: 600, end: 720, capacity: 12, availableDays: [{ day: 1 }, { day: 3 }] },
]);

/** A value of each kind as the API tells it, and as a person reads it. */
const samples: Record<AuditValueKind, readonly [string, string]> = {
  bookingStatus: ['Here', 'Here'],
  customer: ['(erased)', '(erased)'],
  membershipType: ['Ten visits', 'Ten visits'],
  picture: ['room.jpg', 'room.jpg'],
  segment: ['Leisure', 'Leisure'],
  service: ['(deleted)', '(deleted)'],
  theme: ['Night', 'Night'],
  therapist: ['Mari Lund', 'Mari Lund'],
  treatmentRoom: ['Birch', 'Birch'],
  treatmentType: ['Massage', 'Massage'],
  user: ['Anna Berg', 'Anna Berg'],
  choice: ['in house', 'In house'],
  color: ['#112233', '#112233'],
  country: ['NO', 'Norway'],
  day: ['2026-06-12T00:00:00.000Z', 'Fri 12 Jun'],
  days: ['30', '30 days'],
  gender: ['female', 'Female'],
  hours: ['24', '24 hours'],
  instant: ['2026-06-12T08:00:00.000Z', '12 June 2026 at 10:00'],
  language: ['de', 'Deutsch'],
  minutes: ['90', '90 minutes'],
  money: ['429000', 'NOK\u00a04,290'],
  months: ['1', '1 month'],
  number: ['1080', '1,080'],
  percent: ['1200', '12%'],
  rank: ['2', 'Administrator'],
  secret: ['(secret)', ''],
  text: ['a [b]', 'a [b]'],
  time: ['1500', '01:00'],
  uses: ['0', 'Unlimited'],
  yesNo: ['true', 'Yes'],
  address: ['{"street":"Storgata 1","city":"Oslo","country":"NO"}', 'Storgata 1, Oslo, Norway'],
  amounts: ['[50000,100000]', 'NOK\u00a0500, NOK\u00a01,000'],
  bookedAddons: [
    `[{"_id":"${HEX}","_addon":{"_id":"${HEX}","name":"Towel","price":5000},"quantity":2}]`,
    '2 × Towel',
  ],
  breaks: ['[{"start":720,"end":750}]', '12:00 – 12:30'],
  cancellationTerms: [
    '[{"hours":48,"basisPoints":0},{"hours":24,"basisPoints":5000}]',
    '48 h before: 0%, 24 h before: 50%',
  ],
  hoursBefore: ['[48,3]', '48 h before, 3 h before'],
  taxRates: ['[{"basisPoints":2500,"from":"2026-01-01"}]', '25% Thu 1 Jan – '],
  prepaidPart: ['{"kind":"share","basisPoints":2500}', '25%'],
  prepaymentExceptions: [
    '[{"minParticipants":8,"prepayment":"required","prepaidPart":{"kind":"perHead","amount":20000}}]',
    '≥ 8: Required (Amount for each: NOK\u00a0200)',
  ],
  consents: [
    '[{"type":"terms","given":true,"at":"2026-06-12T08:00:00.000Z"},{"type":"marketingSms","given":false}]',
    'Terms: Yes, Offers by SMS: No',
  ],
  extras: [`[{"_id":"${HEX}","name":"Breakfast","quantity":2}]`, '2 × Breakfast'],
  ages: ['[4,9]', '4, 9'],
  ageBands: [
    `[{"_id":"${HEX}","name":"Infant","from":0,"to":2,"price":0},{"_id":"${HEX}","name":"Child","from":3,"to":12,"price":19000}]`,
    'Infant (0–2: NOK\u00a00), Child (3–12: NOK\u00a0190)',
  ],
  includedServices: [
    '[{"name":"Sauna","dayNumber":2},{"name":"(deleted)","dayNumber":1}]',
    'Sauna (Day 2), (deleted) (Day 1)',
  ],
  languages: ['["no","en"]', 'Norsk, English'],
  levelPrices: ['[{"level":3,"surcharge":10000}]', '3: NOK\u00a0100'],
  modules: ['{"spa":true,"fnb":false,"services":true}', 'Activities, Spa'],
  names: ['["Ada",{"name":"Ole"}]', 'Ada, Ole'],
  offeredAddons: [
    `[{"_id":"${HEX}","name":"Towel","price":5000,"maxQuantity":4}]`,
    'Towel (NOK\u00a050)',
  ],
  placesByTime: ['{"t600":4,"t720":12}', '10:00: 4, 12:00: 12'],
  questions: [
    '{"asked":true,"questions":[{"text":"How firm?"},{"text":"First time?"}]}',
    'How firm? · First time?',
  ],
  seats: [`[{"_id":"${HEX}","name":"Window 1","guestCount":4}]`, 'Window 1 (4)'],
  services: ['["Sauna","Yoga"]', 'Sauna, Yoga'],
  rooms: ['["Restaurant","Terrace"]', 'Restaurant, Terrace'],
  tables: ['["Bay","12"]', 'Bay, 12'],
  turnTimes: [
    '[{"upTo":2,"minutes":90},{"upTo":6,"minutes":120}]',
    '≤ 2: 90 minutes, ≤ 6: 120 minutes',
  ],
  specialDays: [
    `[{"_id":"${HEX}","startDate":"2026-12-24","endDate":"2026-12-26","open":false,"comment":"Christmas","times":[]},` +
      `{"startDate":"2026-07-01","endDate":"2026-07-01","open":true,"times":${times}}]`,
    '24\u2009–\u200926 December 2026: Closed, Christmas; 1 July 2026: Mon and Wed 10:00 – 12:00 (12 places)',
  ],
  style: [
    '{"backgroundColor":"#ffffff","borderRadius":8,"fontFamily":"Inter"}',
    'Background: #ffffff, Rounded corners: 8, Inter',
  ],
  texts: ['[{"languageType":"no","name":"Badstue","description":""}]', 'Norsk: Badstue'],
  therapists: ['["Mari Lund","(deleted)"]', 'Mari Lund, (deleted)'],
  treatmentLengths: [
    `[{"_id":"${HEX}","phases":[{"kind":"handsOn","minutes":30},{"kind":"setting","minutes":45}],"price":90000}]`,
    '30 minutes + 45 minutes (NOK\u00a0900)',
  ],
  treatmentRooms: ['["Birch"]', 'Birch'],
  treatmentTypes: ['["Massage"]', 'Massage'],
  timeAround: ['{"minutes":15,"holds":"room"}', '15 minutes'],
  times: [times, 'Mon and Wed 10:00 – 12:00 (12 places)'],
  trustedNetworks: ['[{"name":"Desk","range":"10.0.0.0/8"}]', 'Desk (10.0.0.0/8)'],
  weekdays: ['[1,3]', 'Mon, Wed'],
  wish: [
    `{"attributes":["window","highChair"],"_table":"${HEX}"}`,
    'By the window, With a high chair',
  ],
  hidden: [HEX, ''],
};

const fields = Object.entries(auditFields).flatMap(([entity, kinds]) =>
  Object.entries(kinds).map(([field, kind]) => ({ entity, field, kind })),
);

/** A choice has values of its own. */
const choices: Record<string, readonly [string, string]> = {
  gender: ['woman', 'Female'],
  waitingListPromotion: ['manual', 'Staff give the place'],
  prepayment: ['required', 'Required'],
  siteState: ['withdrawn', 'Withdrawn'],
  state: ['told', 'Told'],
  tables: ['atBooking', 'When a party books'],
  way: ['recoveryCode', 'Password and a recovery code'],
  why: ['network', 'Not from a trusted network'],
};

const sampleOf = (field: string, kind: AuditValueKind) =>
  (kind === 'choice' && choices[field]) || samples[kind];

test.each(fields.filter(({ field }) => field !== 'kind'))(
  '$field of a $entity is told as a $kind',
  async ({ entity, field, kind }) => {
    const [value, text] = sampleOf(field, kind);
    expect(auditValue(entity, field, value, await writingIn('en'))).toBe(text);
  },
);

const entry = (given: Partial<AuditEntryOutput>): AuditEntryOutput => ({
  _id: HEX,
  at: '2026-06-12T08:00:00.000Z',
  actor: { kind: 'staff', id: HEX, name: 'Anna Berg' },
  action: 'booking.changed',
  entity: 'booking',
  entityId: HEX,
  subject: { name: 'Sauna', date: '2026-06-12', timeindex: 600 },
  customerId: '5f1d7f3a9b2c4d6e8f0a1b2d',
  customerName: 'Kari Nordmann',
  changes: [],
  ...given,
});

/** What its sentence and not a line says. */
const inSentence = new Set([
  'message.subject',
  'messageTemplate.kind',
  'job.kind',
  'ledger.date',
  'occupation.date',
]);

test.each(fields.filter(({ kind }) => kind !== 'hidden' && kind !== 'secret'))(
  'a change of $field of a $entity has its line, with the name of the field',
  async ({ entity, field, kind }) => {
    const [after] = sampleOf(field, kind);
    const lines = auditLines(
      entry({ entity, action: `${entity}.updated`, changes: [{ field, after }] }),
      await writingIn('en'),
    );
    const isTold = inSentence.has(`${entity}.${field}`);
    expect(lines.map((line) => line.field)).toEqual(isTold ? [] : [field]);
    expect(lines.map(({ label }) => label).join('')).not.toMatch(/[.:_]|^[a-z]/);
  },
);

const guest = { kind: 'guest', id: '5f1d7f3a9b2c4d6e8f0a1b2d', name: 'Kari Nordmann' };

test.each<[string, Partial<AuditEntryOutput>]>([
  [
    'Anna Berg moved the booking of Kari Nordmann (Sauna) from Fri 12 Jun 10:00 to 12:00',
    { changes: [{ field: 'timeindex', before: '600', after: '720' }] },
  ],
  [
    'Anna Berg moved the booking of Kari Nordmann (Sauna) from Fri 12 Jun 10:00 to Sat 13 Jun 10:00',
    {
      changes: [
        { field: 'start', before: '2026-06-12T00:00:00.000Z', after: '2026-06-13T00:00:00.000Z' },
      ],
    },
  ],
  [
    'Kari Nordmann cancelled their booking (Sauna, Fri 12 Jun 10:00)',
    { actor: guest, action: 'booking.cancelled' },
  ],
  [
    'Kari Nordmann made a booking (Sauna, Fri 12 Jun 10:00)',
    { actor: guest, action: 'booking.created' },
  ],
  [
    'Anna Berg deleted the booking of an erased guest ((deleted), Fri 12 Jun)',
    {
      action: 'booking.deleted',
      customerName: undefined,
      subject: { name: '(deleted)', date: '2026-06-12' },
    },
  ],
  [
    'Anna Berg changed the package “Fjord”',
    { entity: 'package', action: 'package.updated', subject: { name: 'Fjord' } },
  ],
  [
    'Anna Berg changed the message template “Booking confirmed”',
    {
      entity: 'messageTemplate',
      action: 'messageTemplate.updated',
      subject: { kind: 'bookingConfirmation' },
    },
  ],
  [
    'The system cancelled the stay of Kari Nordmann (Fjord, 12\u2009–\u200914 June 2026)',
    {
      actor: { kind: 'system', name: 'seed' },
      entity: 'stay',
      action: 'stay.cancelled',
      subject: { name: 'Fjord', date: '2026-06-12', dateUntil: '2026-06-14' },
    },
  ],
])('%s', async (sentence, given) => {
  expect(auditSentence(entry(given), await writingIn('en'))).toBe(sentence);
});

test('a new price has its currency, and is beside the old one', async () => {
  const changes = [{ field: 'price', before: '399000', after: '429000' }];
  const given = {
    entity: 'package',
    action: 'package.updated',
    subject: { name: 'Fjord' },
    changes,
  };
  expect(auditLines(entry(given), await writingIn('en'))).toEqual([
    { field: 'price', label: 'Price', before: 'NOK\u00a03,990', after: 'NOK\u00a04,290' },
  ]);
});

test.each(languages)('every action has a whole sentence in %s', async (language) => {
  const writing = await writingIn(language);
  for (const action of auditActions) {
    const entity = action.startsWith('review.') ? 'booking' : action.slice(0, action.indexOf('.'));
    const sentence = auditSentence(entry({ action, entity }), writing);
    expect(sentence).toMatch(/^Anna Berg [^{}]{4,}$/);
    expect(sentence).not.toMatch(/[a-z]\.[a-z]|auditLogs/);
  }
});
