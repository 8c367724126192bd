import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { demoIds } from '../../support/demo-ids';
import { mark, newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();

test('a guest books for three in Norwegian, staff see it, the guest cancels, the place is free again', async ({
  browser,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Fjelltur ${mark()}`, {
    languageList: [],
    showAvailability: true,
  });
  const date = venueDay(8);
  const person = newPerson();
  const free = async () => {
    const { timeslots } = await owner.call<{
      timeslots: { data: { times: { start: number; available: number }[] }[] };
    }>('get', `/api/v1/hub/activity/${service._id}?date=${date}`);
    return timeslots.data[0]?.times.find(({ start }) => start === 600)?.available;
  };

  const guestContext = await browser.newContext({ locale: texts.no.locale });
  const hub = new HubPage(await guestContext.newPage(), texts.no);
  await test.step('the guest signs up', () => hub.signUp(person));

  await test.step('and books for two adults and a child, with an addon', async () => {
    expect(await free()).toBe(6);
    await hub.chooseActivity(service.name);
    await hub.chooseDate(date);
    await expect(hub.slot('10:00')).toContainText('6 ledige plasser');
    await hub.chooseTime('10:00');
    await hub.addAdult();
    await hub.addChild();
    await hub.addAddon('Ullteppe');
    await hub.comment('Vi kommer med barnevogn.');
    await hub.toOverview();
    // 3 x 250 + 50
    await expect(hub.page.getByText(/^800\skr$/).first()).toBeVisible();
    await hub.complete().dblclick();
    await expect(hub.success()).toBeVisible();
    await hub.closeSuccess();
    await expect(hub.reservation(service.name)).toHaveCount(1);
    await expect(hub.reservation(service.name)).toContainText('1 × Ullteppe');
    expect(await free()).toBe(3);
  });

  await test.step('staff find the guest and see the booking', async () => {
    const staffContext = await browser.newContext({ locale: texts.en.locale });
    const admin = new AdminPage(await staffContext.newPage());
    await admin.signIn(accounts.employee, password);
    await admin.search(person.lastname.slice(2, 9));
    await admin.openProfile(`${person.firstname} ${person.lastname}`);
    const row = admin.booking(service.name);
    await expect(row).toContainText('10:00');
    await expect(row).toContainText('3');
    await expect(row).toContainText('Vi kommer med barnevogn.');
    await staffContext.close();
  });

  await test.step('the guest cancels and the place is free again', async () => {
    await hub.cancel(service.name);
    await expect.poll(free).toBe(6);
  });
  await guestContext.close();
});

test('staff see a guest’s stay on the guest card', async ({ page, request }) => {
  const { guest, stay } = await demoIds(request);
  const admin = new AdminPage(page);
  await admin.signIn(accounts.employee, password);
  await page.goto(`/admin/guests/${guest}`);
  await admin.toolbarLink('Stays').click();
  await page.waitForURL('**/stays');
  await page.locator(`a[href$="/stays/${stay}"]`).first().click();
  await expect(page.getByRole('main')).toContainText('Breakfast');
});
