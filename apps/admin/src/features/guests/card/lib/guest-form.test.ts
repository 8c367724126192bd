import type { CustomerOutput } from '@atrium/api-client/admin';
import {
  changedByOthers,
  formField,
  guestFields,
  rebase,
  toFormValues,
  toSave,
} from './guest-form';

const anna: CustomerOutput = {
  _id: '64b000000000000000000001',
  firstname: 'Anna',
  lastname: 'Ås',
  email: 'anna@example.com',
  address: { city: 'Oslo' },
  active: true,
  doNotDelete: false,
  vip: false,
  tags: ['Wine club', 'Golf'],
  hasPassword: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 4,
};

test('a field that the guest has not is empty, never undefined', () => {
  const values = toFormValues(anna);
  expect(guestFields.every((field) => values[field] !== undefined)).toBe(true);
  expect(values).toMatchObject({ firstname: 'Anna', phone: '', city: 'Oslo', street: '' });
});

test('tags are one text in the form, and words when saved', () => {
  const values = toFormValues(anna);
  expect(values.tags).toBe('Wine club, Golf');
  expect(toSave({ ...values, tags: 'Golf, golf , Press' }, anna).tags).toEqual(['Golf', 'Press']);
});

test('a new guest is active and is saved as new, without a version', () => {
  const save = toSave({ ...toFormValues(), firstname: 'Bo' });
  expect(save).toMatchObject({ _id: 'new', firstname: 'Bo', active: true });
  expect(save).not.toHaveProperty('version');
});

test('saving sends the whole guest with the version that was seen, emptied fields included', () => {
  const save = toSave({ ...toFormValues(anna), email: '' }, anna);
  expect(save).toMatchObject({ _id: anna._id, version: 4, email: '', lastname: 'Ås' });
  expect(save.address).toEqual({ street: '', postalCode: '', city: 'Oslo', country: '' });
});

test.each([
  ['+47', ''],
  ['', ''],
  ['+47 912 34 567', '+47 912 34 567'],
])('the phone %j is sent as %j', (phone, expected) => {
  expect(toSave({ ...toFormValues(anna), phone }, anna).phone).toBe(expected);
});

test('what others changed is listed with both values; what both changed alike is not', () => {
  const base = toFormValues(anna);
  const mine = { ...base, phone: '+4791234567', city: 'Bergen' };
  const theirs = { ...base, email: 'new@example.com', city: 'Bergen', phone: '+4790000000' };
  expect(changedByOthers(base, mine, theirs)).toEqual([
    { field: 'email', mine: 'anna@example.com', theirs: 'new@example.com' },
    { field: 'phone', mine: '+4791234567', theirs: '+4790000000' },
  ]);
});

test('keeping my changes takes theirs everywhere else', () => {
  const base = toFormValues(anna);
  const mine = { ...base, phone: '+4791234567' };
  const theirs = { ...base, email: 'new@example.com', doNotDelete: true };
  expect(rebase(base, mine, theirs)).toEqual({
    ...base,
    phone: '+4791234567',
    email: 'new@example.com',
    doNotDelete: true,
  });
});

test.each([
  ['email', 'email'],
  ['firstName', 'firstname'],
  ['address.city', 'city'],
  ['version', undefined],
])('the API field %s is the form field %s', (apiField, expected) => {
  expect(formField(apiField)).toBe(expected);
});
