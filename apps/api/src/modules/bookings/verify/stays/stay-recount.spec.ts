import { Types } from 'mongoose';
import { stayDifferences, stayLedgerId } from './stay-recount';

const id = () => new Types.ObjectId();
const [stay, massages, scrubs, first, second] = [id(), id(), id(), id(), id()];
const ledgerId = stayLedgerId(stay);
const FRIDAY = '2026-06-19';
const SATURDAY = '2026-06-20';

type Counted = readonly [treatment: Types.ObjectId, guests: number, date?: string];
type Paid = readonly [...Counted, of?: Types.ObjectId];

const account = (counted: readonly Counted[], paid: readonly Paid[]) => ({
  ...{ _id: stay, _customer: id() },
  treatmentTypes: [
    {
      ...{ _id: massages, _treatmentType: id(), name: 'Massage', quantity: 1 },
      treatments: counted.map(([_treatment, guests, date = FRIDAY]) => ({
        ...{ _treatment, date, guests },
      })),
    },
    { ...{ _id: scrubs, _treatmentType: id(), name: 'Scrub', quantity: 1 }, treatments: [] },
  ],
  paid: paid.map(([_id, guests, date = FRIDAY, _stayTreatment = massages]) => ({
    ...{ _id, date, guests, _stay: stay, _stayTreatment },
  })),
});

const treatment = (of: Types.ObjectId, counted: number, guests: number) => ({
  ...{ kind: 'stay-treatment', ledgerId, by: of.toHexString(), counted, guests },
});

describe('stayDifferences', () => {
  it.each<[string, readonly Counted[], readonly Paid[], object[]]>([
    ['nothing is booked', [], [], []],
    [
      'all is counted',
      [
        [first, 1],
        [second, 2],
      ],
      [
        [second, 2],
        [first, 1],
      ],
      [],
    ],
    [
      'one is not counted',
      [[first, 1]],
      [
        [first, 1],
        [second, 2],
      ],
      [treatment(second, 0, 2)],
    ],
    ['one is gone and still counted', [[first, 1]], [], [treatment(first, 1, 0)]],
    ['too few of its guests are counted', [[first, 1]], [[first, 2]], [treatment(first, 1, 2)]],
    [
      'it is counted twice',
      [
        [first, 1],
        [first, 1],
      ],
      [[first, 1]],
      [treatment(first, 2, 1)],
    ],
    [
      'it is counted on another day',
      [[first, 1, SATURDAY]],
      [[first, 1]],
      [{ kind: 'stay-day', ledgerId, by: first.toHexString(), says: SATURDAY, date: FRIDAY }],
    ],
    [
      'it is counted as something else that the stay includes',
      [[first, 1]],
      [[first, 1, FRIDAY, scrubs]],
      [treatment(first, 1, 0), treatment(first, 0, 1)],
    ],
    ['the stay no longer includes what it paid for', [], [[first, 1, FRIDAY, id()]], []],
  ])('%s', (_name, counted, paid, found) => {
    expect(stayDifferences(account(counted, paid))).toEqual(found);
  });
});
