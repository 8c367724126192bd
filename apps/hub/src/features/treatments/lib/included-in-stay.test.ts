import { stayFixture } from '../../../testing/fixtures';
import { includedInStay } from './included-in-stay';

const massage = {
  ...{ _id: 'included', _treatmentType: 'massage', name: 'Massage', quantity: 1 },
  ...{ treatments: ['one'], included: 2, booked: 1, left: 1 },
};
const stay = stayFixture({
  ...{ arrivaldate: '2026-11-20', departuredate: '2026-11-22', adults: 2 },
  treatmentTypes: [massage],
});
const use = { type: 'massage', date: '2026-11-21', guests: 1 };

test.each([
  ['with one left', {}, {}, 'included'],
  ['but not for two', {}, { guests: 2 }, undefined],
  ['but not after the stay', {}, { date: '2026-11-23' }, undefined],
  ['but not another treatment', {}, { type: 'facial' }, undefined],
  ['but not in a cancelled one', { status: 'cancelled' }, {}, undefined],
])('a stay includes it, %s', (_, change, asked, expected) => {
  const none = stayFixture({ treatmentTypes: [] });
  expect(includedInStay([none, { ...stay, ...change }], { ...use, ...asked })).toBe(expected);
});
