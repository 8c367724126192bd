import { Types } from 'mongoose';
import type { Receipt } from './receipt.schema';
import { receiptLines, sellerLine } from './receipt-lines';
import { receiptPdf } from './receipt-pdf';

const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  _id: new Types.ObjectId(),
  _vendor: new Types.ObjectId(),
  _payment: new Types.ObjectId(),
  about: { kind: 'booking', _id: new Types.ObjectId() },
  ...{ number: 17, kind: 'receipt', entry: 'captured|1' },
  seller: {
    name: 'Fjord Hotel & Spa',
    organisationNumber: '999 900 101 MVA',
    address: { street: 'Strandgaten 1', postalCode: '5013', city: 'Bergen', country: 'NO' },
    email: 'post@fjord.example',
  },
  description: 'Dinner, Friday 19 June 2026, 19:00',
  ...{ language: 'en', amount: 12_500, currency: 'NOK' },
  tax: { basisPoints: 2_500, net: 10_000, tax: 2_500 },
  ...{ date: '2026-06-15', at: new Date('2026-06-15T09:00:00Z') },
  ...change,
});

test('a receipt says who sold what, when, and the tax in it', () => {
  expect(receiptLines(receipt())).toEqual({
    language: 'en',
    fileName: 'receipt-17',
    title: 'Receipt 17',
    seller: {
      name: 'Fjord Hotel & Spa',
      lines: [
        ...['Strandgaten 1', '5013 Bergen', 'Norway'],
        ...['Org. no. 999 900 101 MVA', 'post@fjord.example'],
      ],
    },
    facts: [
      ['Number', '17'],
      ['Date', '15 June 2026'],
    ],
    item: ['Dinner, Friday 19 June 2026, 19:00', 'NOK\u00a0125'],
    parts: [],
    sums: [
      ['Without tax', 'NOK\u00a0100'],
      ['Tax 25%', 'NOK\u00a025'],
      ['Paid', 'NOK\u00a0125'],
    ],
  });
});

test('a price by age is explained line by line', () => {
  const lines = [
    { label: 'Adults', value: '1 × NOK 100', amount: 10_000 },
    { label: 'Child (6–12)', value: '1 × NOK 25', amount: 2_500 },
  ];
  expect(receiptLines(receipt({ lines })).parts).toEqual([
    ['Adults, 1 × NOK 100', 'NOK\u00a0100'],
    ['Child (6–12), 1 × NOK 25', 'NOK\u00a025'],
  ]);
});

test('a mail says who sold it in one line', () => {
  expect(sellerLine(receipt())).toBe(
    'Fjord Hotel & Spa, Strandgaten 1, 5013 Bergen, Norway, Org. no. 999 900 101 MVA',
  );
  expect(sellerLine(receipt({ seller: { name: 'Fjord' } }))).toBe('Fjord');
});

test('a credit note names its receipt, and its amounts are less than nothing', () => {
  const credit = { number: 18, kind: 'creditNote', credits: 17, language: 'no' } as const;
  const { title, fileName, facts, item, sums } = receiptLines(receipt(credit));
  expect({ title, fileName }).toEqual({ title: 'Kreditnota 18', fileName: 'kreditnota-18' });
  expect(facts).toContainEqual(['Til kvittering', '17']);
  expect(item[1]).toMatch(/^[-−]/);
  expect(sums.map(([, amount]) => amount)).toEqual(sums.map(() => expect.stringMatching(/^[-−]/)));
});

test('without tax there is only the amount', () => {
  const { tax: _, ...untaxed } = receipt();
  expect(receiptLines(untaxed).sums).toEqual([['Paid', 'NOK\u00a0125']]);
});

test.each(['en', 'no', 'sv', 'fr', 'de', 'es', 'it'])(
  '%s: a file of one page',
  async (language) => {
    const lines = receiptLines(receipt({ language }));
    const pdf = (await receiptPdf(lines)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain(`/Lang (${language})`);
  },
);

test('a description as long as may be stays on the page', async () => {
  const description = 'Łódź Ærøskøbing Ωμέγα '.repeat(12);
  const pdf = await receiptPdf(receiptLines(receipt({ description })));
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
