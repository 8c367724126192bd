import type { HubMembership } from '@atrium/api-client/hub';
import { stayFixture } from '../../../testing/fixtures';
import { GUEST_PAYS, journeyPayers, payerOf } from './journey-payers';

const DATE = '2026-11-21';
const stayOf = (left: number) =>
  stayFixture({
    ...{ arrivaldate: '2026-11-20', departuredate: '2026-11-22', adults: 2 },
    treatmentTypes: [
      {
        ...{ _id: 'included', _treatmentType: 'massage', name: 'Massage', quantity: 1 },
        ...{ treatments: [], included: 2, booked: 2 - left, left },
      },
    ],
  });
const card = (left: number): HubMembership => ({
  ...{ _id: 'card', _membershipType: { _id: 'type', name: 'Spa card' }, status: 'active' },
  ...{ dateFrom: '2026-01-01', maxNumberOfUsages: 10, numberOfUsages: 10 - left },
  ...{ usagesLeft: left, services: [], treatmentTypes: ['massage'] },
});
const pick = (type: string) => ({ type, length: 'hour' });
const massages = [pick('massage'), pick('massage')];
const none = { stays: [], memberships: [] };

test.each([
  ['nobody but the guest', massages, 1, none, [], [undefined, undefined]],
  ['a stay for both', massages, 1, { ...none, stays: [stayOf(2)] }, [], ['included', 'included']],
  [
    'a stay that has one left',
    massages,
    1,
    { ...none, stays: [stayOf(1)] },
    [],
    ['included', undefined],
  ],
  [
    'a stay, unless the guest pays',
    massages,
    1,
    { ...none, stays: [stayOf(1)] },
    [GUEST_PAYS],
    [undefined, 'included'],
  ],
  [
    'two of a stay for a couple',
    massages,
    2,
    { ...none, stays: [stayOf(2)] },
    [],
    ['included', undefined],
  ],
  [
    'no membership by itself',
    massages,
    1,
    { ...none, memberships: [card(9)] },
    [],
    [undefined, undefined],
  ],
  [
    'a membership',
    massages,
    1,
    { ...none, memberships: [card(2)] },
    ['card', 'card'],
    ['card', 'card'],
  ],
  [
    'a membership with one use left',
    massages,
    1,
    { ...none, memberships: [card(1)] },
    ['card', 'card'],
    ['card', undefined],
  ],
  [
    'only what covers the treatment',
    [pick('scrub'), pick('massage')],
    1,
    { stays: [stayOf(2)], memberships: [card(2)] },
    ['card', 'card'],
    [undefined, 'card'],
  ],
] as const)('%s pays', (_, picks, guests, has, chosen, paying) => {
  const payers = journeyPayers({ picks, guests }, DATE, has, chosen);
  expect(payers.map((one) => one.paying)).toEqual(paying);
});

test('what is left is told without what the treatments before it take', () => {
  const has = { stays: [], memberships: [card(3)] };
  const [, second] = journeyPayers({ picks: massages, guests: 1 }, DATE, has, ['card']);
  expect(second?.memberships).toMatchObject([{ _id: 'card', usagesLeft: 2 }]);
});

test.each([
  [undefined, {}],
  ['included', { _stayTreatment: 'included' }],
  ['card', { _membership: 'card' }],
] as const)('%s is named as what it is', (paying, named) => {
  expect(payerOf({ stay: 'included', memberships: [], paying })).toEqual(named);
});
