import type { PackageOutput } from '@atrium/api-client/admin';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { aPicture, picturesOf } from '../../../../testing/picture-fixtures';
import { renderApp } from '../../../../testing/render-app';
import { aTreatmentType } from '../../../../testing/spa-fixtures';

afterEach(() => jest.restoreAllMocks());

const spa = aService({ _id: id(33), name: 'Spa' });
const weekend: PackageOutput = {
  _id: id(100),
  name: 'Spa weekend',
  description: '',
  languageList: [],
  nights: 2,
  taxRates: [],
  price: 420_000,
  services: [{ _id: id(101), _service: spa._id, dayNumber: 1 }],
  addons: [],
  treatmentTypes: [],
  active: true,
  ...{ online: false, agreement: '' },
  version: 3,
};
const bed = aPicture({
  _id: id(72),
  alt: 'A made bed',
  alts: [{ languageType: 'no', text: 'En seng' }],
});
const UPDATE = 'PUT /api/v1/admin/packages/:id';

const open = (path = '') =>
  renderApp(`/admin/settings/packages${path}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      ...picturesOf([aPicture(), bed]),
      'GET /api/v1/services': () => ok([spa]),
      'GET /api/v1/admin/packages': () => ok([weekend]),
      'GET /api/v1/admin/packages/:id': () => ok(weekend),
      'GET /api/spa/treatmenttype': () => ok([aTreatmentType()]),
      [UPDATE]: () => ok({ ...weekend, version: 4 }),
    },
  });

test('a service is added to the day of departure', async () => {
  const { user, http } = await open(`/${weekend._id}`);
  await user.click(await screen.findByRole('button', { name: 'Add service to the stay' }));
  const [, added] = within(screen.getByRole('list', { name: 'Services' })).getAllByRole('listitem');
  if (!added) throw new Error('no row was added');
  const day = within(added).getByRole('combobox', { name: 'Day' });
  // two nights: the third day is the day of departure, and there is no fourth
  expect(within(day).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(day, 'Day 3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please select a service')).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);

  await user.selectOptions(within(added).getByRole('combobox', { name: 'Service' }), 'Spa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    version: 3,
    price: 420_000,
    services: [
      { _id: id(101), _service: spa._id, dayNumber: 1 },
      { _service: spa._id, dayNumber: 3 },
    ],
  });
});

test('treatments are included, so many for each adult', async () => {
  const { user, http } = await open(`/${weekend._id}`);
  await user.click(await screen.findByRole('button', { name: 'Add treatment to the stay' }));
  const list = within(screen.getByRole('list', { name: 'Treatment types' }));
  const { _id, name } = aTreatmentType();
  await user.selectOptions(list.getByRole('combobox', { name: 'Treatment' }), name);
  const quantity = list.getByRole('textbox', { name: 'Per adult' });
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    treatmentTypes: [{ _treatmentType: _id, quantity: 2 }],
  });
});

test('a picture for guests is chosen once it says what it shows', async () => {
  const { user, http } = await open(`/${weekend._id}`);
  await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await user.click(await within(dialog).findByRole('button', { name: 'bed.jpg' }));
  // what guests see is described first
  const describing = await screen.findByRole('dialog', { name: 'Describe the picture' });
  await user.click(within(describing).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'A made bed' }));
  expect(await screen.findByRole('img', { name: 'A made bed' })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ _picture: bed._id, version: 3 });
});

test('the list tells nights and price', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Spa weekend/ });
  expect(within(row).getByText('2')).toBeVisible();
  expect(within(row).getByText(/4,200/)).toBeVisible();
});
