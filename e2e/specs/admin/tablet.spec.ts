import { expect, type Locator, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectLoaded } from '../../support/loaded';
import { mark, newService, venueDay } from '../../support/scene';
import { sidewaysOverflow } from '../../support/targets';
import { texts } from '../../support/texts';

test.use({ viewport: { width: 768, height: 1024 }, locale: texts.de.locale });

/** How many rows some controls of one row take. */
async function rowsOf(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  return new Set(tops.map(Math.round)).size;
}

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLoaded(page);
  expect(await sidewaysOverflow(page)).toBeLessThan(1);
}

test('a tablet in German has the guest card and Today without anything over anything', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const { firstname, lastname } = newPerson();
  const email = `a.rather.long.address.${mark()}@conference-guests.example`;
  const guest = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
    ...{ firstname, lastname, email },
  });
  const service = await newService(owner, `Massage und Ruheraum ${mark()}`);
  await owner.call('post', '/api/admin/newBooking', {
    ...{ _customer: guest._id, _service: service._id, date: venueDay(2) },
    ...{ timeindex: 600, participants: 2 },
  });
  await new AdminPage(page, 'de').signIn(accounts.employee, password);

  await test.step('the guest card', async () => {
    await open(page, `/admin/guests/${guest._id}`);
    const address = page.getByText(email).first();
    const edit = page.getByRole('button', { name: texts.de.admin.guest.edit }).first();
    const [text, button] = [await address.boundingBox(), await edit.boundingBox()];
    if (!text || !button) throw new Error('neither address nor button is shown');
    const isBeside = text.x + text.width <= button.x || button.x + button.width <= text.x;
    const isAbove = text.y + text.height <= button.y || button.y + button.height <= text.y;
    expect(isBeside || isAbove).toBe(true);
    const toolbar = page.getByRole('navigation', { name: texts.de.admin.guest.toolbar.label });
    expect(await rowsOf(toolbar.getByRole('link'))).toBe(1);
    const name = page.getByRole('row').getByText(service.name).first();
    // not a word a line
    expect(await linesOf(name)).toBeLessThan(service.name.split(' ').length);
  });

  await test.step('Today', async () => {
    await open(page, '/admin');
    const last = page.getByText(texts.de.admin.today.failedMessages, { exact: true }).first();
    // each row of the figures reaches the edge
    const gaps = await last.evaluate((label) => {
      let grid = label.parentElement;
      while (grid && grid.childElementCount < 7) grid = grid.parentElement;
      const tiles = [...(grid?.children ?? [])].map((tile) => tile.getBoundingClientRect());
      const edge = grid?.getBoundingClientRect().right ?? Number.NaN;
      const ends = new Map<number, number>();
      for (const { top, right } of tiles) ends.set(Math.round(top), Math.round(edge - right));
      return [...ends.values()];
    });
    expect(gaps.length).toBeGreaterThan(1);
    expect(new Set(gaps)).toEqual(new Set([0]));
  });
});
