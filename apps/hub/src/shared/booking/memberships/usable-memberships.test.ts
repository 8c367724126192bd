import type { HubMembership } from '@atrium/api-client/hub';
import { usableMemberships } from './usable-memberships';

const membership = (change: Partial<HubMembership> = {}): HubMembership => ({
  _id: 'ten',
  _membershipType: { _id: 'type', name: 'Ten saunas' },
  status: 'active',
  dateFrom: '2026-01-01',
  dateUntil: '2026-12-31',
  maxNumberOfUsages: 10,
  numberOfUsages: 8,
  usagesLeft: 2,
  services: ['sauna'],
  treatmentTypes: ['massage'],
  ...change,
});
const use = { service: 'sauna', date: '2026-11-25', participants: 2 };

test.each([
  ['what covers it and has enough left', {}, use, true],
  ['an unlimited one', { maxNumberOfUsages: 0 }, { ...use, participants: 20 }, true],
  ['what covers a treatment', {}, { ...use, service: 'massage' }, true],
  ['one with too little left', {}, { ...use, participants: 3 }, false],
  ['one for something else', { services: ['gym'] }, use, false],
  ['one that runs out before the day', { dateUntil: '2026-11-24' }, use, false],
  ['one that begins after the day', { dateFrom: '2026-11-26' }, use, false],
  ['a paused one', { status: 'paused', pausedFrom: '2026-11-01' }, use, false],
  ['an ended one', { status: 'ended' }, use, false],
] as const)('%s', (_name, change, wanted, expected) => {
  expect(usableMemberships([membership(change as Partial<HubMembership>)], wanted)).toHaveLength(
    expected ? 1 : 0,
  );
});
