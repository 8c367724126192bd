import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { ChangeMoney } from './change-money';

const quote = { total: 100_000, due: 12_500, later: 37_500, givesBack: 0 };

test('says what is paid before a change and what at the venue', async () => {
  await renderUi(<ChangeMoney quote={quote} currency="NOK" />);
  const told = screen.getByRole('status');
  expect(told).toHaveTextContent('New total: NOK 1,000');
  expect(told).toHaveTextContent('To pay before the change: NOK 125');
  expect(told).toHaveTextContent('An additional NOK 375 to pay at the venue');
  expect(told).toHaveTextContent('Until then it stays as it is.');
});

test('says what goes back', async () => {
  const smaller = { total: 25_000, due: 0, later: 0, givesBack: 6_250 };
  await renderUi(<ChangeMoney quote={smaller} currency="NOK" />);
  expect(screen.getByRole('status')).toHaveTextContent('NOK 62.50 of what you paid goes back');
});

test('says nothing where the price stays', async () => {
  await renderUi(<ChangeMoney quote={{ ...quote, due: 0, later: 0 }} currency="NOK" />);
  expect(screen.queryByRole('status')).toBeNull();
});
