import { refusalReason } from './refusal-reasons';

test.each([
  ['SLOT_FULL', 'SLOT_FULL'],
  ['BOOKING_FAILED', 'SLOT_FULL'],
  ['SERVICE_WITHOUT_TIMES', 'SERVICE_CLOSED'],
  ['NO_TABLE_FREE', 'NO_TABLE_FREE'],
  ['BOOKING_PAUSED', 'BOOKING_PAUSED'],
  ['MISSING_GUEST_DETAILS', undefined],
  ['constructor', undefined],
])('%s counts as %s', (code, reason) => {
  expect(refusalReason(code)).toBe(reason);
});
