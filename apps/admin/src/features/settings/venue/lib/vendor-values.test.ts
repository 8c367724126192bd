import { toVendorInput, toVendorValues, type VendorValues, vendorProblems } from './vendor-values';

const values = (given: Partial<VendorValues> = {}): VendorValues => ({
  ...toVendorValues(undefined),
  name: 'Fjord Hotel',
  ...given,
});

test('what is empty is taken away; an address without a line is none', () => {
  expect(toVendorInput(values(), 'NOK')).toMatchObject({
    name: 'Fjord Hotel',
    tagline: null,
    smsSender: null,
    anonymiseAfterMonths: null,
    refundLimit: null,
    address: null,
    secondFactorFrom: null,
    _defaultSegment: null,
  });
});

test('a limit is typed in kroner and kept in øre', () => {
  expect(toVendorInput(values({ refundLimit: '1 500,50' }), 'NOK').refundLimit).toBe(150_050);
  expect(toVendorInput(values({ refundLimit: '0' }), 'NOK').refundLimit).toBe(0);
});

test('quiet hours are counted in minutes; equal times are kept', () => {
  const { quietFrom, quietUntil } = toVendorInput(
    values({ quietFrom: '22:30', quietUntil: '07:00' }),
    'NOK',
  );
  expect([quietFrom, quietUntil]).toEqual([1350, 420]);
  expect(toVendorInput(values(), 'NOK')).toMatchObject({ quietFrom: 0, quietUntil: 0 });
});

test('a second factor is demanded from a level on', () => {
  expect(toVendorInput(values({ secondFactorFrom: '2' }), 'NOK').secondFactorFrom).toBe(2);
});

test('without networks, what holds in them is as at first', () => {
  const decided = { secondFactorInNetworks: false, signInOnlyFromNetworks: true };
  expect(toVendorInput(values(decided), 'NOK')).toMatchObject({
    trustedNetworks: [],
    secondFactorInNetworks: true,
    signInOnlyFromNetworks: false,
  });
  const desk = { name: ' Desk ', range: ' 203.0.113.0/24 ' };
  expect(toVendorInput(values({ ...decided, trustedNetworks: [desk] }), 'NOK')).toMatchObject({
    ...decided,
    trustedNetworks: [{ name: 'Desk', range: '203.0.113.0/24' }],
  });
});

test('a country is written in capitals', () => {
  const address = { street: '', postalCode: '', city: 'Bergen', country: 'no' };
  expect(toVendorInput(values({ address }), 'NOK').address).toEqual({
    city: 'Bergen',
    country: 'NO',
  });
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
  ['no time when it becomes quiet', { quietFrom: '' }, ['quietFrom']],
  ['no quiet hours at all', { quietFrom: '', quietUntil: '' }, ['quietFrom', 'quietUntil']],
  ['a limit of nothing', { refundLimit: '0' }, []],
  ['a limit that is no amount', { refundLimit: 'a lot' }, ['refundLimit']],
  ['a script as a link', { legalLink: 'javascript:alert(1)' }, ['legalLink']],
  ['a network', { trustedNetworks: [{ name: 'Desk', range: '2001:db8::/32' }] }, []],
  [
    'a network without a name, and another that is none',
    {
      trustedNetworks: [
        { name: ' ', range: '203.0.113.7' },
        { name: 'Desk', range: '203.0.113' },
      ],
    },
    ['trustedNetworks.0.name', 'trustedNetworks.1.range'],
  ],
  ['a path of this site', { logo: '/demo/fjord.svg' }, []],
])('%s', (_, given, expected) => {
  expect(vendorProblems(values(given), 'NOK').map(({ name }) => name)).toEqual(expected);
});
