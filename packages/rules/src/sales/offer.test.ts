import { arrivalProblem, hasStartLeft, isOnSale, packageTotal } from './offer';

describe('what guests can buy', () => {
  it.each([
    [{ active: true, online: true, price: 1 }, true],
    [{ active: false, online: true, price: 1 }, false],
    [{ active: true, online: false, price: 1 }, false],
    [{ active: true, price: 1 }, false],
    [{ active: true, online: true, price: 0 }, false],
  ])('%j is on sale: %p', (offer, expected) => expect(isOnSale(offer)).toBe(expected));

  it.each([
    ['2026-06-15', 'DATE_IN_PAST'],
    ['2026-06-16', undefined],
    ['2027-06-15', undefined],
    ['2027-06-16', 'BEYOND_BOOKING_WINDOW'],
  ])('an arrival on %s, seen on 15 June 2026, is %p', (day, problem) =>
    expect(arrivalProblem(day, '2026-06-15')).toBe(problem),
  );

  it.each([
    [undefined, 500, true],
    [2, 1, true],
    [2, 2, false],
    [2, 3, false],
  ])('of %p a day, with %p taken, one is left: %p', (perDay, taken, expected) =>
    expect(hasStartLeft(perDay, taken)).toBe(expected),
  );

  it('children pay as adults do', () =>
    expect(packageTotal(100, { adults: 2, children: 1 })).toBe(300));
});
