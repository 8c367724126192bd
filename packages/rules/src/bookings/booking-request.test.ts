import {
  acceptedRequest,
  addonProblem,
  type BookingCheck,
  type BookingRequest,
  checkBookingRequest,
  hasGuestDetails,
} from './booking-request';

const service = {
  exclusiveBooking: false,
  waitingList: false,
  allowBookingForChildren: true,
  showCommentField: true,
  addons: [{ _id: 'wine' }, { _id: 'cake' }],
};
const guest = { firstname: 'Ola', lastname: 'Nordmann', email: 'ola@example.com' };
const party: BookingRequest = { date: '2026-11-20', timeindex: 720, participants: 2 };
const closed = { state: 'closed', slots: [] } as const;
const withoutTimes = { state: 'open-without-times', slots: [] } as const;

const byAge = {
  ...service,
  ageBands: [{ _id: 'a', name: 'Child', from: 0, to: 12, price: 100 }],
};

function check(
  request: Partial<BookingRequest> = {},
  overrides: Omit<Partial<BookingCheck>, 'request'> = {},
): BookingCheck {
  return {
    service,
    day: { state: 'open', slots: [{ start: 600 }, { start: 720 }] },
    request: { ...party, ...request },
    available: 10,
    guest,
    now: Date.parse('2026-11-20T08:00:00Z'),
    zone: 'Europe/Oslo',
    ...overrides,
  };
}

test.each([
  ['a plain booking', check()],
  ['the last places', check({ participants: 10 })],
  ['places that the ledger decides', check({ participants: 10 }, { available: undefined })],
  ['a child', check({ participants: 3, numberOfChildren: 1 })],
  [
    'waiting for a full slot',
    check({ waitingList: true }, { available: 0, service: { ...service, waitingList: true } }),
  ],
  [
    'two addons',
    check({
      addons: [
        { _addon: 'wine', quantity: 1 },
        { _addon: 'cake', quantity: 99 },
      ],
    }),
  ],
  [
    'children whose ages say what they pay',
    check({ participants: 3, numberOfChildren: 1, childAges: [7] }, { service: byAge }),
  ],
  ['adults where children pay by their age', check({}, { service: byAge })],
  [
    'an exclusive one of any size',
    check(
      { participants: 40, numberOfChildren: 3 },
      {
        available: 1,
        service: { ...service, exclusiveBooking: true, allowBookingForChildren: false },
      },
    ),
  ],
  [
    'a comment that was not asked for',
    check({ comment: 'Window' }, { service: { ...service, showCommentField: false } }),
  ],
])('accepts %s', (_, request) => {
  expect(checkBookingRequest(request)).toBeUndefined();
});

test.each([
  ['DATE_IN_PAST', check({ timeindex: 539 })],
  ['DATE_IN_PAST', check({ date: '2026-11-19' })],
  [
    'BEYOND_BOOKING_WINDOW',
    check({ date: '2026-11-22' }, { service: { ...service, bookingWindowDays: 1 } }),
  ],
  ['TOO_LATE_NOTICE', check({}, { service: { ...service, minNoticeMinutes: 181 } })],
  ['SERVICE_CLOSED', check({}, { day: closed })],
  ['SERVICE_WITHOUT_TIMES', check({}, { day: withoutTimes })],
  ['TIME_NOT_OFFERED', check({ timeindex: 721 })],
  ['MISSING_PARTICIPANTS', check({ participants: 0 })],
  ['MISSING_PARTICIPANTS', check({ participants: -1 })],
  ['MISSING_PARTICIPANTS', check({ participants: 1.5 })],
  ['MISSING_PARTICIPANTS', check({ numberOfChildren: -1 })],
  ['ADULT_REQUIRED', check({ participants: 2, numberOfChildren: 2 })],
  [
    'CHILDREN_NOT_ALLOWED',
    check(
      { participants: 3, numberOfChildren: 1 },
      { service: { ...service, allowBookingForChildren: false } },
    ),
  ],
  ['CHILD_AGES_REQUIRED', check({ participants: 3, numberOfChildren: 1 }, { service: byAge })],
  [
    'CHILD_AGES_REQUIRED',
    check({ participants: 3, numberOfChildren: 2, childAges: [7] }, { service: byAge }),
  ],
  ['MISSING_GUEST_DETAILS', check({}, { guest: undefined })],
  ['MISSING_GUEST_DETAILS', check({}, { guest: { ...guest, email: ' ' } })],
  ['WAITING_LIST_NOT_OFFERED', check({ waitingList: true }, { available: 0 })],
  ['UNKNOWN_ADDON', check({ addons: [{ _addon: 'boat', quantity: 1 }] })],
  [
    'UNKNOWN_ADDON',
    check({
      addons: [
        { _addon: 'wine', quantity: 1 },
        { _addon: 'wine', quantity: 1 },
      ],
    }),
  ],
  ['INVALID_ADDON_QUANTITY', check({ addons: [{ _addon: 'wine', quantity: 0 }] })],
  ['INVALID_ADDON_QUANTITY', check({ addons: [{ _addon: 'wine', quantity: 100 }] })],
  ['INVALID_ADDON_QUANTITY', check({ addons: [{ _addon: 'wine', quantity: 1.5 }] })],
  ['SLOT_FULL', check({ participants: 11 })],
  ['SLOT_FULL', check({}, { available: 0, service: { ...service, waitingList: true } })],
  ['SLOT_FULL', check({}, { available: 0, service: { ...service, exclusiveBooking: true } })],
])('refuses with %s', (code, request) => {
  expect(checkBookingRequest(request)).toBe(code);
});

describe('authority', () => {
  const past = check({ date: '2026-11-19' });
  const late = check({}, { service: { ...service, minNoticeMinutes: 600 } });
  const unnamed = check({}, { guest: undefined });
  const childrenAlone = check({ participants: 2, numberOfChildren: 2 });
  const childrenRefused = check(
    { participants: 3, numberOfChildren: 1 },
    { service: { ...service, allowBookingForChildren: false } },
  );
  const noAges = check({ participants: 3, numberOfChildren: 1 }, { service: byAge });
  const full = check({}, { available: 1 });
  const otherTime = check({ timeindex: 725 });
  const shut = check({}, { day: closed });
  const nobody = check({ participants: 0 });

  test.each([
    ['a past day', past, 'DATE_IN_PAST', 'DATE_IN_PAST', 'DATE_IN_PAST'],
    ['short notice', late, 'TOO_LATE_NOTICE', undefined, undefined],
    ['an unnamed guest', unnamed, 'MISSING_GUEST_DETAILS', undefined, undefined],
    ['children alone', childrenAlone, 'ADULT_REQUIRED', undefined, undefined],
    [
      'children not allowed',
      childrenRefused,
      'CHILDREN_NOT_ALLOWED',
      'CHILDREN_NOT_ALLOWED',
      undefined,
    ],
    ['no ages where they set the price', noAges, 'CHILD_AGES_REQUIRED', undefined, undefined],
    ['a full slot', full, 'SLOT_FULL', 'SLOT_FULL', undefined],
    ['a time not offered', otherTime, 'TIME_NOT_OFFERED', 'TIME_NOT_OFFERED', undefined],
    ['a closed day', shut, 'SERVICE_CLOSED', 'SERVICE_CLOSED', undefined],
    ['nobody', nobody, 'MISSING_PARTICIPANTS', 'MISSING_PARTICIPANTS', 'MISSING_PARTICIPANTS'],
  ])('%s', (_, request, guestCode, staffCode, overrideCode) => {
    expect(checkBookingRequest(request)).toBe(guestCode);
    expect(checkBookingRequest({ ...request, authority: 'staff' })).toBe(staffCode);
    expect(checkBookingRequest({ ...request, authority: 'override' })).toBe(overrideCode);
  });

  test.each([
    ['yesterday', '2026-11-19', 'DATE_IN_PAST'],
    ['this morning', '2026-11-20', undefined],
  ] as const)('%s is open to staff, or not', (_, date, code) => {
    const request = check({ date, timeindex: 600 }, { now: Date.parse('2026-11-20T20:00:00Z') });
    expect(checkBookingRequest({ ...request, authority: 'staff' })).toBe(code);
    expect(checkBookingRequest({ ...request, authority: 'override' })).toBe(code);
    for (const authority of ['staff', 'override'] as const) {
      expect(checkBookingRequest({ ...request, authority, recordPast: true })).toBeUndefined();
    }
  });

  test('the day that is past is the venue’s', () => {
    // half past midnight in Oslo
    const now = Date.parse('2026-11-20T23:30:00Z');
    const request = check({ timeindex: 600 }, { now, authority: 'staff' });
    expect(checkBookingRequest(request)).toBe('DATE_IN_PAST');
    expect(checkBookingRequest({ ...request, zone: 'Europe/London' })).toBeUndefined();
  });

  test('a guest records no past', () => {
    expect(checkBookingRequest(check({ date: '2026-11-19' }, { recordPast: true }))).toBe(
      'DATE_IN_PAST',
    );
  });

  test.each([
    ['the whole slot', 12, undefined, undefined],
    ['more than the slot holds, not', 13, 'PARTY_TOO_LARGE', undefined],
  ] as const)('a party may wait for %s', (_, participants, code, overrideCode) => {
    const request = check(
      { participants, waitingList: true },
      {
        available: 0,
        service: { ...service, waitingList: true },
        day: {
          state: 'open',
          slots: [
            { start: 600, capacity: 99 },
            { start: 720, capacity: 12 },
          ],
        },
      },
    );
    expect(checkBookingRequest(request)).toBe(code);
    expect(checkBookingRequest({ ...request, authority: 'staff' })).toBe(code);
    expect(checkBookingRequest({ ...request, authority: 'override' })).toBe(overrideCode);
  });

  test('anybody may wait for a slot that has no places yet', () => {
    const request = check(
      { waitingList: true },
      {
        service: { ...service, waitingList: true },
        day: { state: 'open', slots: [{ start: 720, capacity: 0 }] },
      },
    );
    expect(checkBookingRequest(request)).toBeUndefined();
  });

  test('more children than participants are refused to everyone', () => {
    const request = check({ participants: 1, numberOfChildren: 2 });
    expect(checkBookingRequest({ ...request, authority: 'override' })).toBe('ADULT_REQUIRED');
  });
});

describe('acceptedRequest', () => {
  const request = { ...party, participants: 4, numberOfChildren: 2, comment: 'Window', extra: 1 };

  test('keeps everything of an ordinary one', () => {
    expect(acceptedRequest(service, request)).toEqual(request);
  });

  test('makes an exclusive one a party of one', () => {
    expect(acceptedRequest({ ...service, exclusiveBooking: true }, request)).toMatchObject({
      participants: 1,
      numberOfChildren: 0,
      comment: 'Window',
      extra: 1,
    });
  });

  test('drops a comment that was not asked for, and leaves the given request alone', () => {
    const accepted = acceptedRequest({ ...service, showCommentField: false }, request);
    expect(accepted).not.toHaveProperty('comment');
    expect(request.comment).toBe('Window');
  });
});

test.each([
  [{ firstname: 'Ola', email: 'a@b.no' }, true],
  [{ lastname: 'Nordmann', phone: '+4791234567' }, true],
  [{ firstname: 'Ola' }, false],
  [{ email: 'a@b.no' }, false],
  [{ firstname: ' ', email: 'a@b.no' }, false],
  [{ firstname: null, lastname: null, email: null, phone: null }, false],
  [null, false],
])('hasGuestDetails(%p) is %p', (details, expected) => {
  expect(hasGuestDetails(details)).toBe(expected);
});

test.each([
  ['nothing, left out', undefined, undefined],
  ['nothing, as null', null, undefined],
  ['none', [], undefined],
  ['one of the offered', [{ _addon: 'wine', quantity: 1 }], undefined],
  ['one that is not offered', [{ _addon: 'boat', quantity: 1 }], 'UNKNOWN_ADDON'],
  ['none of one', [{ _addon: 'wine', quantity: 0 }], 'INVALID_ADDON_QUANTITY'],
  [
    'one twice',
    [
      { _addon: 'wine', quantity: 1 },
      { _addon: 'wine', quantity: 1 },
    ],
    'UNKNOWN_ADDON',
  ],
])('addons that a client chose: %s', (_, addons, problem) => {
  expect(addonProblem(service.addons, addons)).toBe(problem);
});
