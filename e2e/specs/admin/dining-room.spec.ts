import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { password } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { mark, newService, venueDay } from '../../support/scene';

interface Table {
  _id: string;
  name: string;
  guestCount: number;
  position: { posX: number; posY: number };
}
interface Room {
  _id: string;
  version: number;
  _background: string | null;
  tables: Table[];
}

const part = (page: Page, name: RegExp) => page.getByRole('button', { name });
const modifySwitch = (page: Page) => page.getByRole('switch', { name: 'Modify plan' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function dragBy(page: Page, name: RegExp, x: number, y: number): Promise<void> {
  const box = await part(page, name).boundingBox();
  if (!box) throw new Error(`${name} is on the plan.`);
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 6 });
  await page.mouse.up();
}

test('a venue draws its first room, modifies it, and two who save at once lose nothing', async ({
  page,
  request,
}) => {
  test.slow();
  const { owner, email } = await newVenue(request, { modules: { services: true, fnb: true } });
  const room = async (): Promise<Room> => {
    const [first] = await owner.call<Room[]>('get', '/api/fnb/venues');
    if (!first) throw new Error('The room was made.');
    return first;
  };
  const named = async (name: string) => (await room()).tables.find((table) => table.name === name);
  const byAnother = async (change: (table: Table) => Table) => {
    const { _id, version, tables } = await room();
    const body = { version, tables: tables.map(change) };
    await owner.call('put', `/api/v1/fnb/venues/${_id}`, body);
  };

  await page.setViewportSize({ width: 1024, height: 768 });
  await new AdminPage(page).signIn(email, password);
  await page.goto('/admin/seating');

  await test.step('without a room, a few numbers make the first', async () => {
    await expect(page.getByRole('form', { name: 'No dining room yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Name of the room' }).fill('Salong');
    await page.getByRole('button', { name: 'More tables for 8' }).click();
    await page.getByRole('button', { name: 'Create room' }).click();
    await expect(page.getByText('Salong created')).toBeVisible();
    await modifySwitch(page).click();
    await expect(part(page, /^T13, 8 seats/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the pointer moves a table onto the grid, and undo puts it back', async () => {
    const before = await named('T13');
    await dragBy(page, /^T13,/, -40, 30);
    await expect(part(page, /^T13,/)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await save(page);
    await expect(page.getByText('The plan of Salong is saved')).toBeVisible();
    const after = await named('T13');
    expect(after?.position.posX).toBeLessThan(before?.position.posX ?? 0);
    expect(after?.position.posY).toBeGreaterThan(before?.position.posY ?? 100);
  });

  await test.step('keys select, move and resize as exactly, and a second Enter edits', async () => {
    const table = await named('T1');
    await part(page, /^T1,/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+ArrowDown');
    const { posX = 0, posY = 0 } = table?.position ?? {};
    const left = Math.round((posX + 1) * 100) / 100;
    const top = Math.round((posY + 0.1) * 100) / 100;
    await expect(
      part(page, new RegExp(`^T1, 2 seats, ${left}% from the left, ${top}% from the top`)),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Bay');
    await expectAccessible(page);
  });

  await test.step('what another saves meanwhile is told, and both changes are kept', async () => {
    await byAnother((table) => (table.name === 'T2' ? { ...table, name: 'Nook' } : table));
    await expect(page.getByText('Somebody else has saved this plan.')).toBeVisible();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(dialog.getByRole('row', { name: /T2.*Nook/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep my changes' }).click();
    await save(page);
    await expect(page.getByText('The plan of Salong is saved').last()).toBeVisible();
    await expect.poll(() => named('Bay')).toBeTruthy();
    expect(await named('Nook')).toBeTruthy();
  });

  await test.step('a drawing of the room lies beneath its tables once it is uploaded', async () => {
    const plan = page.getByRole('group', { name: /^Plan of Salong/ });
    await plan.press('Escape');
    await page.getByRole('button', { name: 'Choose a background' }).click();
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'room.png', mimeType: 'image/png', buffer: await page.screenshot() },
    });
    const drawing = plan.locator('img');
    await expect(drawing).toHaveAttribute('src', /^\/media\//);
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(drawing).toBeHidden();
    await page.getByRole('button', { name: 'Redo' }).click();
    await save(page);
    await expect.poll(async () => (await room())._background).toBeTruthy();
  });

  await test.step('who loses a table is named first', async () => {
    const service = await newService(owner, `Supper${mark()}`, {
      ...{ _venues: [(await room())._id], capacity: 40 },
    });
    const eight = await named('T13');
    await owner.call('post', '/api/v1/seating/reservations', {
      ...{ _service: service._id, date: venueDay(2), timeindex: 600, timeindexEnd: 660 },
      ...{ participants: 8, numberOfChildren: 0, tables: [{ _table: eight?._id }] },
      guest: { firstname: 'Kari', lastname: 'Hansen' },
    });
    await part(page, /^T13,/).click();
    await page.keyboard.press('Delete');
    await save(page);
    const dialog = page.getByRole('dialog', { name: '1 reservation loses its table' });
    await expect(dialog).toContainText('Kari Hansen');
    await expect(dialog).toContainText('T13 is deleted');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
  });

  await test.step('leaving asks nothing once all is as it was, and others’ changes arrive', async () => {
    await modifySwitch(page).click();
    await expect(part(page, /^Nook, 2 seats/)).toBeVisible();
    await byAnother((table) => (table.name === 'Nook' ? { ...table, name: 'Alcove' } : table));
    await expect(part(page, /^Alcove, 2 seats/)).toBeVisible();
  });
});
