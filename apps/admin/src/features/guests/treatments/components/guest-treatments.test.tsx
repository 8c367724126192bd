import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok } from '../../../../testing/fixtures';
import { openCard } from '../../../../testing/guest-card';
import { aTreatment } from '../../../../testing/treatment-fixtures';

const ROUTE = 'GET /api/spa/booked_treatments/:id';
const open = (answer: () => Response) =>
  openCard({ [ROUTE]: answer }, 1, `/admin/guests/${id(10)}/treatments`);

test('lists them with what each was, who gave it and how it stands', async () => {
  await open(() => ok([aTreatment()]));
  const table = within(await screen.findByRole('table', { name: 'Treatments' }));
  expect(table.getByRole('link')).toHaveAttribute('href', `/admin/treatments/${id(150)}`);
  for (const text of ['14:00 – 15:00', 'Facial', 'Anna Lund', 'Confirmed']) {
    expect(table.getByText(text)).toBeInTheDocument();
  }
  await expectAccessible();
});

test('says when there are none', async () => {
  await open(() => ok([]));
  expect(await screen.findByText('This guest has no treatments.')).toBeInTheDocument();
});

test('says when they could not be fetched', async () => {
  await open(() => refuse(500, 'INTERNAL'));
  expect(await screen.findByText('Failed to fetch treatments')).toBeInTheDocument();
});
