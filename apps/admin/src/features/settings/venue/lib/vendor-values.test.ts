import { toVendorInput, toVendorValues, type VendorValues, vendorProblems } from './vendor-values';

const values = (given: Partial<VendorValues> = {}): VendorValues => ({
  ...toVendorValues(undefined),
  name: 'Fjord Hotel',
  ...given,
});

test('what is empty is taken away; an address without a line is none', () => {
  expect(toVendorInput(values())).toMatchObject({
    name: 'Fjord Hotel',
    tagline: null,
    smsSender: null,
    anonymiseAfterMonths: null,
    address: null,
    _defaultSegment: null,
  });
});

test('a country is written in capitals', () => {
  const address = { street: '', postalCode: '', city: 'Bergen', country: 'no' };
  expect(toVendorInput(values({ address })).address).toEqual({ city: 'Bergen', country: 'NO' });
});

test.each<[string, Partial<VendorValues>, string[]]>([
  ['nothing', {}, []],
  ['ten letters and digits', { smsSender: 'FjordHotel' }, []],
  ['eleven', { smsSender: 'FjordHotels' }, ['smsSender']],
  ['a space in the sender', { smsSender: 'Fjord H' }, ['smsSender']],
  ['a Norwegian letter in the sender', { smsSender: 'Fjørd' }, ['smsSender']],
  ['no address of mail', { emailSender: 'fjord' }, ['emailSender']],
  ['no name', { name: '' }, ['name']],
  ['0 months', { anonymiseAfterMonths: '0' }, ['anonymiseAfterMonths']],
  ['240 months', { anonymiseAfterMonths: '240' }, []],
  ['241 months', { anonymiseAfterMonths: '241' }, ['anonymiseAfterMonths']],
  ['a script as a link', { legalLink: 'javascript:alert(1)' }, ['legalLink']],
  ['a path of this site', { logo: '/demo/fjord.svg' }, []],
])('%s', (_, given, expected) => {
  expect(vendorProblems(values(given)).map(({ name }) => name)).toEqual(expected);
});
