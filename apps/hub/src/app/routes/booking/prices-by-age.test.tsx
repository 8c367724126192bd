import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { availabilityFixture, reservationFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { activity, book, goOn, november, openStep, ready } from '../../../testing/new-activity';
import { pinNow } from '../../../testing/pin-now';

pinNow();
afterEach(() => sessionStorage.clear());

const ageBands = [
  { _id: 'infant', name: 'Infant', from: 0, to: 2, price: 0 },
  { _id: 'child', name: 'Child', from: 6, to: 12, price: 10_000 },
];
const byAge = {
  [activity]: () => ok(availabilityFixture(november, { ageBands })),
};
const age = (number: number) => screen.getByRole('combobox', { name: `Age of child ${number}` });
const summary = () => {
  const heading = screen.getByRole('heading', { name: /Summary|Price|Your booking/ });
  return within(heading.closest('section') ?? document.body);
};

test('each child’s age is asked for, and the price explained line by line before it is booked', async () => {
  const { user, http } = await openStep('Guest details', {
    ...byAge,
    [book]: () => ok(reservationFixture({ participants: 3, numberOfChildren: 2 }), 201),
  });
  await screen.findByRole('timer');
  expect(screen.queryByRole('combobox', { name: /Age of child/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One more child' }));
  await user.click(screen.getByRole('button', { name: 'One more child' }));
  await screen.findByRole('combobox', { name: 'Age of child 1' });
  expect(within(age(1)).getByRole('option', { name: '1 · Infant, free' })).toBeInTheDocument();
  expect(within(age(1)).getByRole('option', { name: '4' })).toBeInTheDocument();
  await expectAccessible();

  await user.selectOptions(age(1), '8');
  await user.click(goOn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose the age of each child.');
  expect(age(2)).toHaveFocus();
  expect(age(2)).toBeInvalid();

  await user.selectOptions(age(2), '1');
  await user.click(goOn());
  await screen.findByRole('heading', { name: 'Booking overview' });
  for (const line of [
    'Adults, 1 × NOK 250',
    'Infant (0–2), 1 × NOK 0',
    'Child (6–12), 1 × NOK 100',
  ]) {
    expect(summary().getByText(line)).toBeVisible();
  }
  expect(screen.getAllByText('NOK 350')[0]).toBeInTheDocument();
  expect(screen.getByText('3 people (2 children, age 8, 1)')).toBeVisible();
  await expectAccessible();

  await user.click(await ready('Complete booking'));
  await screen.findByRole('dialog', { name: 'Success' });
  expect(http.requests(book)[0]?.body).toMatchObject({
    ...{ participants: 3, numberOfChildren: 2, childAges: [8, 1] },
  });
});

test('a service with one price for everybody asks for no age', async () => {
  const { user, http } = await openStep('Guest details', {
    [book]: () => ok(reservationFixture({ participants: 2, numberOfChildren: 1 }), 201),
  });
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: 'One more child' }));
  expect(screen.queryByRole('combobox', { name: /Age of child/ })).not.toBeInTheDocument();
  await user.click(goOn());
  expect(screen.getAllByText('2 × Sauna')[0]).toBeVisible();
  await user.click(await ready('Complete booking'));
  await screen.findByRole('dialog', { name: 'Success' });
  expect(http.requests(book)[0]?.body).not.toHaveProperty('childAges');
});
