import { expectedStatus } from './expected-status';

const status = (name: string, given: object = {}) => ({
  name,
  hasArrived: false,
  hasLeft: false,
  active: true,
  isWaitingList: false,
  ...given,
});

it.each([
  ['the first that says nothing else', [status('Confirmed'), status('VIP')], 'Confirmed'],
  ['not one of those who are here', [status('Here', { hasArrived: true }), status('VIP')], 'VIP'],
  ['not one of those who have left', [status('Left', { hasLeft: true })], undefined],
  ['not a no-show', [status('No-show'), status('VIP')], 'VIP'],
  [
    'not one that is a no-show in another language',
    [status('Fehlt', { languageList: [{ name: 'No-show' }] }), status('VIP')],
    'VIP',
  ],
  ['not one that gives the places up', [status('Cancelled', { active: false })], undefined],
  ['not one that waits', [status('Waiting', { isWaitingList: true })], undefined],
  ['none of no statuses', [], undefined],
])('is %s', (_what, statuses, name) => {
  expect(expectedStatus(statuses)?.name).toBe(name);
});
