import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { CardSkeletons } from './card-skeletons';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { FormSkeleton } from './form-skeleton';
import { LoadingScreen } from './loading-screen';

test('what is on the way is announced once, not once for each placeholder', async () => {
  await renderUi(
    <>
      <CardSkeletons count={4} />
      <CardSkeletons hasPicture />
      <FormSkeleton />
    </>,
  );
  expect(screen.getAllByRole('status', { name: 'Loading…' })).toHaveLength(3);
  await expectAccessible();
});

test('the loading screen names what it is', async () => {
  await renderUi(<LoadingScreen />);
  expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
  await expectAccessible();
});

test('an error says what the server said and can be tried again', async () => {
  const onRetry = jest.fn();
  const { user } = await renderUi(<ErrorState message="The venue is closed." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The venue is closed.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an error without words still has some', async () => {
  await renderUi(<ErrorState message="" />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This could not be loadedCheck your connection and try again.',
  );
});

test('an empty state leads on', async () => {
  await renderUi(<EmptyState title="No reservations" action={<Button href="/new">Book</Button>} />);
  expect(screen.getByRole('link', { name: 'Book' })).toBeVisible();
  await expectAccessible();
});
