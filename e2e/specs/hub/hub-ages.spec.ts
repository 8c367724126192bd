import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectFit } from '../../support/fit';
import { mark, newService, venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { ui } = texts.en;
const date = venueDay(9);
const ageBands = [
  { name: 'Child', from: 6, to: 12, price: 10_000 },
  { name: 'Infant', from: 0, to: 2, price: 0 },
];

test('two adults and two children of different ages each pay what their age costs', async ({
  page,
  request,
  browser,
}) => {
  const owner = await Api.staff(request);
  const trip = await newService(owner, `Fjordtur ${mark()}`, { ageBands });
  const person = { ...newPerson('Alder'), password };
  const hub = new HubPage(page, texts.en);
  await hub.signUp(person);

  await hub.chooseActivity(trip.name);
  await hub.chooseDate(date);
  await hub.chooseTime('10:00');
  await hub.addAdult();
  await hub.addChild();
  await hub.addChild();
  const age = (number: number) =>
    page.getByRole('combobox', { name: fill(ui.participants.age, { number: String(number) }) });
  await expectFit(page, 'two ages to choose');
  await age(1).selectOption('9');
  await hub.continue().click();
  await expect(age(2)).toBeFocused();
  await age(2).selectOption('1');
  await hub.toOverview();
  await expect(page.getByText('Adults, 2 × NOK 250')).toBeVisible();
  await expect(page.getByText('Child (6–12), 1 × NOK 100')).toBeVisible();
  await expect(page.getByText('Infant (0–2), 1 × NOK 0')).toBeVisible();
  await expectFit(page, 'the price, line by line');
  await hub.complete().click();
  await expect(hub.success()).toBeVisible();
  await expect(hub.success()).toContainText('NOK 600');

  const staff = new AdminPage(await browser.newPage());
  await staff.signIn(accounts.employee, password);
  const guest = await Api.guest(request, 'fjord', person.email);
  const { _id } = await guest.call<{ _id: string }>('get', '/api/auth/me');
  const { upcoming } = await guest.call<{ upcoming: { _id: string; totalPrice: number }[] }>(
    'get',
    `/api/v1/hub/reservations/fjord/${_id}`,
  );
  expect(upcoming).toMatchObject([{ totalPrice: 60_000, childAges: [9, 1] }]);
  await staff.page.goto(`/admin/reservations/${upcoming[0]?._id}`);
  await expect(staff.page.getByText('Child (6–12), 1 × NOK 100')).toBeVisible();
  await expect(staff.page.getByText('4 people, 2 children, age 9, 1')).toBeAttached();
  await staff.page.close();
});
