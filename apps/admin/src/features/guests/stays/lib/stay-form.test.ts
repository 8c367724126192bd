import type { PackageOutput } from '@atrium/api-client/admin';
import { aStay, id } from '../../../../testing/fixtures';
import { daysOf, newStay, toNewStay, toStayChange, toStayForm, withPackage } from './stay-form';

const TODAY = '2026-11-21';
const aPackage: PackageOutput = {
  _id: id(95),
  name: 'Spa weekend',
  description: '',
  languageList: [],
  nights: 2,
  price: 350000,
  services: [{ _id: id(96), _service: id(30), dayNumber: 2 }],
  addons: [
    {
      _id: id(97),
      name: 'Bathrobe',
      languageList: [{ languageType: 'de', name: 'Bademantel' }],
      quantity: 2,
    },
  ],
  treatmentTypes: [{ _id: id(99), _treatmentType: id(150), quantity: 1 }],
  active: true,
  ...{ online: false, agreement: '', taxRates: [] },
  version: 0,
};

test.each([
  ['2026-12-01', '2026-12-02', ['2026-12-01', '2026-12-02']],
  ['2026-12-31', '2027-01-01', ['2026-12-31', '2027-01-01']],
  ['2026-12-02', '2026-12-01', []],
  ['', '2026-12-01', []],
])('the days from %p to %p', (arrival, departure, dates) => {
  expect(daysOf(arrival, departure).map(({ date }) => date)).toEqual(dates);
});

test('a package says the nights, the services and what comes along, in all its languages', () => {
  const values = withPackage({ ...newStay(TODAY), adults: '3', comment: 'Late' }, aPackage);
  expect(toNewStay(id(10), values)).toEqual({
    _customer: id(10),
    _package: id(95),
    arrivaldate: TODAY,
    departuredate: '2026-11-23',
    adults: 3,
    children: 0,
    babies: 0,
    status: 'expected',
    roomType: null,
    comment: 'Late',
    services: [{ _service: id(30), dayNumber: 2 }],
    addons: [
      {
        name: 'Bathrobe',
        quantity: 2,
        languageList: [{ languageType: 'de', name: 'Bademantel' }],
      },
    ],
    treatmentTypes: [{ _treatmentType: id(150), quantity: 1 }],
  });
});

test('a change keeps the ids of what stays, and leaves out rows that nobody filled in', () => {
  const stay = aStay({
    services: [
      {
        _id: id(51),
        _service: { _id: id(30), name: 'Kayak tour' },
        bookings: [id(20)],
        included: 2,
        booked: 2,
        left: 0,
        dayNumber: 2,
        date: '2026-12-02',
      },
    ],
    addons: [{ _id: id(52), name: 'Parking', quantity: 2 }],
    treatmentTypes: [
      {
        ...{ _id: id(53), _treatmentType: id(150), name: 'Massage', quantity: 1 },
        ...{ treatments: [id(140)], included: 2, booked: 1, left: 1 },
      },
    ],
    roomType: 'Suite',
  });
  const values = toStayForm(stay);
  expect(values.services[0]?.isBooked).toBe(true);
  expect(values.treatments[0]?.isBooked).toBe(true);
  const change = toStayChange(
    {
      ...values,
      roomType: ' ',
      services: [
        ...values.services,
        { id: undefined, service: '', dayNumber: '1', isBooked: false },
      ],
      treatments: [
        ...values.treatments,
        { id: undefined, type: '', quantity: '1', isBooked: false },
      ],
      addons: [...values.addons, { id: undefined, name: ' ', quantity: '1' }],
    },
    stay.version,
  );
  expect(change).toMatchObject({
    services: [{ _id: id(51), _service: id(30), dayNumber: 2 }],
    addons: [{ _id: id(52), name: 'Parking', quantity: 2 }],
    treatmentTypes: [{ _id: id(53), _treatmentType: id(150), quantity: 1 }],
    roomType: null,
    version: 0,
  });
});
