import type { PackageOutput } from '@atrium/api-client/admin';
import {
  daysOfStay,
  type PackageValues,
  packageProblems,
  toPackageInput,
  toPackageValues,
} from './package-values';

const stay: PackageOutput = {
  _id: 'p',
  name: 'Spa weekend',
  description: '',
  languageList: [{ languageType: 'de', name: 'Spa-Wochenende', description: '' }],
  nights: 2,
  price: 420_050,
  services: [
    { _id: 'b', _service: 'dinner', dayNumber: 2 },
    { _id: 'a', _service: 'spa', dayNumber: 1 },
  ],
  addons: [
    { _id: 'c', name: 'Wine', languageList: [{ languageType: 'de', name: 'Wein' }], quantity: 1 },
  ],
  treatmentTypes: [{ _id: 'd', _treatmentType: 'massage', quantity: 2 }],
  active: true,
  ...{ online: true, agreement: 'Paid in advance.', perDay: 3, taxRates: [] },
  version: 1,
};

const values = (given: Partial<PackageValues> = {}) => ({
  ...toPackageValues(stay, 'NOK'),
  ...given,
});

test('a package saved untouched keeps its addons’ translations and has its days in order', () => {
  const { _id, version, ...kept } = stay;
  expect(toPackageInput(values(), 'NOK', stay)).toEqual({
    ...kept,
    _picture: null,
    services: [stay.services[1], stay.services[0]],
  });
});

test('a stay of two nights has three days', () => expect(daysOfStay('2')).toEqual([1, 2, 3]));
test.each(['', 'x', '0'])('“%s” nights count as one', (nights) => {
  expect(daysOfStay(nights)).toEqual([1, 2]);
});

test.each<[string, Partial<PackageValues>, string[]]>([
  ['nothing', {}, []],
  ['no name', { name: ' ' }, ['name']],
  ['no night', { nights: '0' }, ['nights']],
  ['no arrival a day', { perDay: '0' }, ['perDay']],
  [
    'a service after the departure',
    { nights: '1', services: [{ _id: '', _service: 's', dayNumber: '3' }] },
    ['services.0.dayNumber'],
  ],
  [
    'no service chosen',
    { services: [{ _id: '', _service: '', dayNumber: '1' }] },
    ['services.0._service'],
  ],
  [
    'none of an addon',
    { addons: [{ _id: '', name: 'Wine', quantity: '0' }] },
    ['addons.0.quantity'],
  ],
  [
    'no treatment chosen, and too many of it',
    { treatments: [{ _id: '', type: '', quantity: '21' }] },
    ['treatments.0.type', 'treatments.0.quantity'],
  ],
])('%s', (_, given, expected) => {
  expect(packageProblems(values(given), 'NOK').map(({ name }) => name)).toEqual(expected);
});
