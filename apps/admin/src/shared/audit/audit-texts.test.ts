import type { TextTree } from '@atrium/i18n/areas';
import { languages } from '@atrium/i18n/languages';
import { admin } from '@atrium/i18n/loaders/admin';
import { auditActions as logged } from '@atrium/rules/audit-actions';
import { auditActions, auditValue, isTold, plainField } from './audit-texts';

const texts = {
  yes: 'Yes',
  no: 'No',
  date: (date: string) => `day ${date}`,
  module: (key: string) => `<${key}>`,
};

test.each([
  ['active', 'true', 'Yes'],
  ['waitingList', 'false', 'No'],
  ['timeindex', '1080', '18:00'],
  ['timeindexEnd', '1500', '01:00'],
  ['participants', '1080', '1080'],
  ['birthDate', '1990-02-28', 'day 1990-02-28'],
  ['cancelledAt', '2026-11-21T10:00:00.000Z', 'day 2026-11-21'],
  ['phone', '2026-13-45', '2026-13-45'],
  ['address', '{"street":"Storgata 1","city":"Oslo","country":""}', 'Storgata 1, Oslo'],
  ['addons', '[{"_id":"a","_addon":{"_id":"b","name":"Towel"},"quantity":2}]', 'Towel, 2'],
  ['comment', 'a [b]', 'a [b]'],
  ['modules', '{"spa":true,"fnb":false,"services":true}', '<services>, <spa>'],
])('%s %j reads %j', (field, value, expected) => {
  expect(auditValue(field, value, texts)).toBe(expected);
});

test('ids and counters are no news', () => {
  const fields = ['_customer', 'version', 'updatedAt', 'start', 'comment', 'startTime', '_service'];
  expect(fields.filter(isTold)).toEqual(['comment', 'startTime', '_service']);
});

test('a field without a name is written in words', () => {
  expect(plainField('cancelledAt')).toBe('cancelled at');
});

test.each(languages)('every action that the API logs has its text in %s', async (language) => {
  const { auditLogs } = await admin[language]();
  const texts = new Map(Object.entries(branch(branch(auditLogs).actions)));
  const silent = logged.filter((action) => !texts.get(auditActions[action]));
  expect(silent).toEqual([]);
});

/** The texts below a text's place in the catalogue. */
const branch = (texts: string | TextTree | undefined): TextTree =>
  typeof texts === 'object' ? texts : {};
