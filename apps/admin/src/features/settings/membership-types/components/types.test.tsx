import type { MembershipTypeOutput } from '@atrium/api-client/admin';
import { screen } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const spa = aService({ _id: id(33), name: 'Spa' });
const CREATE = 'POST /api/v1/admin/membershipTypes';
const made: MembershipTypeOutput = {
  _id: id(110),
  name: 'Ten visits',
  description: '',
  languageList: [],
  price: 390_000,
  maxNumberOfUsages: 10,
  services: [spa._id],
  treatmentTypes: [],
  active: true,
  ...{ online: false, agreement: '' },
  version: 0,
};

test('ten visits to the spa, in German too', async () => {
  const { user, http, router } = await renderApp('/admin/settings/membership-types/new', {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/services': () => ok([spa]),
      'GET /api/v1/admin/membershipTypes': () => ok([made]),
      'GET /api/v1/admin/membershipTypes/:id': () => ok(made),
      [CREATE]: () => ok(made, 201),
    },
  });
  const names = await screen.findAllByRole('textbox', { name: 'Name' });
  if (names[0]) await user.type(names[0], 'Ten visits');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '3 900');
  await user.type(screen.getByRole('textbox', { name: 'Number of uses' }), '10');
  await user.click(screen.getByRole('checkbox', { name: 'Spa' }));
  await user.click(screen.getByRole('tab', { name: /^Deutsch.*missing/ }));
  const german = screen.getAllByRole('textbox', { name: 'Name' })[1];
  if (german) await user.type(german, 'Zehn Besuche');
  expect(screen.getByRole('tab', { name: /^Deutsch.*incomplete/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CREATE)[0]?.body).toEqual({
    name: 'Ten visits',
    description: '',
    languageList: [{ languageType: 'de', name: 'Zehn Besuche', description: '' }],
    price: 390_000,
    _picture: null,
    maxNumberOfUsages: 10,
    validityMonths: null,
    validityDays: null,
    services: [spa._id],
    treatmentTypes: [],
    active: true,
    ...{ online: false, agreement: '', taxBasisPoints: null, renewal: null },
  });
  // its own address now, and no question about unsaved changes
  expect(router.state.location.pathname).toBe(`/admin/settings/membership-types/${made._id}`);
});

test('one that renews needs a validity, and a reminder within it', async () => {
  const CHANGE = 'PUT /api/v1/admin/membershipTypes/:id';
  const { user, http } = await renderApp(`/admin/settings/membership-types/${made._id}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/services': () => ok([spa]),
      'GET /api/v1/admin/membershipTypes': () => ok([made]),
      'GET /api/v1/admin/membershipTypes/:id': () => ok(made),
      [CHANGE]: () => ok({ ...made, version: 1 }),
    },
  });
  const field = (name: string) => screen.findByRole('textbox', { name });
  await user.type(await field('Price of a renewal'), '3 500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/valid for a number of months or days can renew/)).toBeVisible();
  await user.type(await field('Valid for'), '1');
  await user.clear(await field('Tell guests before'));
  await user.type(await field('Tell guests before'), '30');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/reminder must come within the period/)).toBeVisible();
  await user.clear(await field('Tell guests before'));
  await user.type(await field('Tell guests before'), '10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(CHANGE)[0]?.body).toMatchObject({
    validityMonths: 1,
    renewal: { price: 350_000, reminderDays: 10 },
  });
});
