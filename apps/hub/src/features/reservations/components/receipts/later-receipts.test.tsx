import { renderUi } from '@atrium/ui/testing/render-ui';
import { screen } from '@testing-library/react';
import { LaterReceipts } from './later-receipts';

let isGone = true;
jest.mock('./receipts', () => {
  if (isGone) throw new Error('404');
  return { Receipts: ({ about }: { about: string }) => <p>{`Receipts of ${about}`}</p> };
});

test('a part that does not arrive is said so beside the booking, and fetched again', async () => {
  // React reports what the boundary caught
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await renderUi(
    <>
      <p>Sauna</p>
      <LaterReceipts about="booking-1" />
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Sauna')).toBeVisible();
  isGone = false;
  await user.click(again);
  expect(await screen.findByText('Receipts of booking-1')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  reported.mockRestore();
});
