import { refundChoices } from './refund-choice';

test.each([
  [
    'a part',
    { paid: 500, refund: 250 },
    [
      ['byTerms', 250],
      ['all', 500],
      ['nothing', 0],
    ],
  ],
  [
    'all',
    { paid: 500, refund: 500 },
    [
      ['byTerms', 500],
      ['nothing', 0],
    ],
  ],
  [
    'nothing',
    { paid: 500, refund: 0 },
    [
      ['byTerms', 0],
      ['all', 500],
    ],
  ],
])('the terms give back %s: what may be chosen instead', (_, prepaid, choices) => {
  expect(refundChoices(prepaid)).toEqual(choices);
});
