import {
  chargedOn,
  graceEnd,
  type RenewalFacts,
  renewalPrice,
  renewalSetUpProblem,
  renewalStartProblem,
  renewalStep,
  renewedUntil,
  triedAgainOn,
} from './membership-renewal';

const END = '2026-07-14';
const told = { on: '2026-06-30', until: END };
const on: RenewalFacts = { state: 'on', hasCard: true, refusals: [] };
const declined = (...days: string[]): RenewalFacts['refusals'] =>
  days.map((day) => ({ on: day, why: 'declined' }));

describe('the renewal of a membership', () => {
  it.each([
    [{}, 14, 'RENEWAL_WITHOUT_PERIOD'],
    [{ months: 0, days: null }, 14, 'RENEWAL_WITHOUT_PERIOD'],
    [{ months: 1 }, 27, undefined],
    [{ months: 1 }, 28, 'REMINDER_BEYOND_PERIOD'],
    [{ days: 10 }, 9, undefined],
    [{ days: 10 }, 10, 'REMINDER_BEYOND_PERIOD'],
    [{ months: 1, days: 5 }, 30, undefined],
  ])('of %j with a reminder %i days before is %p', (period, reminderDays, problem) =>
    expect(renewalSetUpProblem(period, { reminderDays })).toBe(problem),
  );

  it.each([
    ['2026-07-14', { months: 1 }, '2026-08-14'],
    ['2026-02-27', { months: 1 }, '2026-03-27'],
    ['2026-12-31', { months: 12 }, '2027-12-31'],
    ['2026-07-14', { days: 7 }, '2026-07-21'],
    ['2026-07-14', { months: 1, days: 2 }, '2026-08-16'],
  ])('from %s by %j lasts until %s', (until, period, expected) =>
    expect(renewedUntil(until, period)).toBe(expected),
  );

  it.each([
    ['2026-06-30', '2026-07-14'],
    ['2026-07-11', '2026-07-14'],
    ['2026-07-12', '2026-07-15'],
    ['2026-07-15', '2026-07-18'],
  ])('that the guest was told of on %s is charged on %s', (day, expected) =>
    expect(chargedOn(END, { on: day, until: END })).toBe(expected),
  );

  it.each([
    ['nothing was refused', [], undefined],
    ['it was refused once', declined('2026-07-14'), '2026-07-15'],
    ['twice', declined('2026-07-14', '2026-07-15'), '2026-07-17'],
    ['three times', declined('2026-07-14', '2026-07-15', '2026-07-17'), '2026-07-21'],
    ['four times', declined('2026-07-14', '2026-07-15', '2026-07-17', '2026-07-21'), undefined],
    ['the bank asked for the guest', [{ on: '2026-07-14', why: 'needsGuest' }], undefined],
  ] as const)('when %s is tried again on %p', (_, refusals, expected) =>
    expect(triedAgainOn(refusals)).toBe(expected),
  );

  it('can be collected for a week', () => expect(graceEnd(END)).toBe('2026-07-21'));

  it.each([
    ['long before', '2026-06-29', on, undefined],
    ['on the day of the reminder', '2026-06-30', on, 'remind'],
    ['after it', '2026-07-01', { ...on, told }, undefined],
    ['on the last day', '2026-07-14', { ...on, told }, 'charge'],
    ['after a night that was lost', '2026-07-15', { ...on, told }, 'charge'],
    ['when nobody was told in time', '2026-07-14', on, 'remind'],
    ['when that was today', '2026-07-14', { ...on, told: { on: END, until: END } }, undefined],
    ['and three days later', '2026-07-17', { ...on, told: { on: END, until: END } }, 'charge'],
    [
      'when the reminder was of an earlier period',
      '2026-07-14',
      { ...on, told: { on: '2026-06-01', until: '2026-06-14' } },
      'remind',
    ],
    ['too late to begin', '2026-07-22', { ...on, told }, 'lapse'],
    ['too late to begin, and nobody was told', '2026-07-22', on, 'lapse'],
    ['on the day of a refusal', '2026-07-14', { ...on, told, refusals: declined(END) }, undefined],
    ['a day later', '2026-07-15', { ...on, told, refusals: declined(END) }, 'charge'],
    [
      'when only the guest can pay',
      '2026-07-17',
      { ...on, told, refusals: [{ on: END, why: 'needsGuest' }] },
      undefined,
    ],
    [
      'on the last day of grace, tried four times',
      '2026-07-21',
      { ...on, told, refusals: declined(END, '2026-07-15', '2026-07-17', '2026-07-21') },
      undefined,
    ],
    ['after the grace', '2026-07-22', { ...on, told, refusals: declined(END) }, 'lapse'],
    ['stopped', '2026-07-14', { ...on, state: 'stopped', told }, undefined],
    ['stopped, and over', '2026-07-15', { ...on, state: 'stopped', told }, 'forgetCard'],
    ['lapsed', '2026-07-22', { ...on, state: 'lapsed', told }, 'forgetCard'],
    ['without a card', '2026-07-14', { ...on, hasCard: false, told }, undefined],
  ] as const)('is, %s, on %s: %j: %p', (_, today, renewal, step) =>
    expect(
      renewalStep({ dateFrom: '2026-06-15', dateUntil: END }, renewal, { today, reminderDays: 14 }),
    ).toBe(step),
  );

  it.each([
    [{ dateUntil: END, pausedFrom: '2026-07-01' }, undefined],
    [{ dateUntil: END, endedOn: '2026-07-01' }, 'forgetCard'],
    [{}, undefined],
  ])('of one with %j is %p on its last day', (dates, step) =>
    expect(
      renewalStep(
        { dateFrom: '2026-06-15', ...dates },
        { ...on, told },
        {
          today: END,
          reminderDays: 14,
        },
      ),
    ).toBe(step),
  );

  it.each([
    [900, 1_000, true, 1_000],
    [900, 1_000, false, 900],
    [900, 800, true, 800],
    [900, 800, false, 800],
  ])('agreed at %i, now at %i, being told %p, costs %i', (agreed, current, isTelling, expected) =>
    expect(renewalPrice(agreed, current, { isTelling })).toBe(expected),
  );

  it.each([
    [{ dateUntil: END }, { state: 'stopped', hasCard: true }, END, undefined],
    [{ dateUntil: END }, { state: 'stopped', hasCard: false }, END, 'RENEWAL_WITHOUT_CARD'],
    [{ dateUntil: END }, { state: 'stopped', hasCard: true }, '2026-07-15', 'MEMBERSHIP_EXPIRED'],
    [{ dateUntil: END }, { state: 'on', hasCard: true }, '2026-07-15', undefined],
    [{ dateUntil: END }, { state: 'lapsed', hasCard: true }, END, 'MEMBERSHIP_EXPIRED'],
    [{ dateUntil: END, endedOn: END }, { state: 'on', hasCard: true }, END, 'MEMBERSHIP_ENDED'],
    [
      { dateUntil: END, pausedFrom: '2026-07-01' },
      { state: 'stopped', hasCard: true },
      '2026-08-01',
      undefined,
    ],
  ] as const)('of %j, %j, on %s is started: %p', (dates, renewal, today, problem) =>
    expect(renewalStartProblem({ dateFrom: '2026-06-15', ...dates }, renewal, today)).toBe(problem),
  );
});
