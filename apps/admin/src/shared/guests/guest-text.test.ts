import { guestText } from './guest-text';

const words = { vip: 'VIP', allergies: 'Allergies', preferences: 'Preferences' };

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ tags: [] }, undefined],
  [
    { preferences: 'Window', tags: ['Wine club', 'Press'], allergies: 'Nuts', vip: true },
    'VIP, Allergies: Nuts, Wine club, Press, Preferences: Window',
  ],
])('%j is told as %s', (guest, expected) => {
  expect(guestText(guest, words)).toBe(expected);
});
