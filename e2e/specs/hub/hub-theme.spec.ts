import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { accounts, password } from '../../support/accounts';
import { texts } from '../../support/texts';

test.slow();
test.use({ colorScheme: 'light' });

const { account, common, hub: t } = texts.en;

/** Six parts in six readable colours that nothing else uses. */
const look = {
  main: { backgroundColor: '#FFF7E6', color: '#1B1B3A' },
  signup: { backgroundColor: '#FDEDEC', color: '#3B0A45' },
  title: { color: '#7A1F3D' },
  input: { borderColor: '#5B2C6F' },
  buttonCTA: { backgroundColor: '#0B3D91', color: '#FFFFFF' },
  link: { color: '#8B0000' },
};

/** The same venue with another theme. */
async function dressed(page: Page): Promise<void> {
  await page.route('**/api/v1/hub/vendors/fjord', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, ...look } } });
  });
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('each of the six parts of a venue’s look is where it belongs, on every kind of page', async ({
  page,
}) => {
  await dressed(page);
  const hub = new HubPage(page, texts.en);
  await hub.open('/signup');
  const submit = page.getByRole('button', { name: account.signup.createAccount });
  await expect(submit).toHaveCSS('background-color', rgb(look.buttonCTA.backgroundColor));
  await expect(submit).toHaveCSS('color', rgb(look.buttonCTA.color));
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(look.main.backgroundColor));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', rgb(look.signup.color));
  const colors = await heading.evaluate((element) => {
    const found: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      found.push(getComputedStyle(at).backgroundColor);
    }
    return found;
  });
  expect(colors).toContain(rgb(look.signup.backgroundColor));
  const link = page.getByRole('link', { name: account.signup.alreadyHaveAccount });
  await expect(link).toHaveCSS('color', rgb(look.link.color));
  const border = page
    .getByLabel(common.fields.lastName)
    .locator('xpath=following-sibling::fieldset');
  await expect(border).toHaveCSS('border-top-color', rgb(look.input.borderColor));

  await hub.signIn(accounts.guest, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', rgb(look.title.color));
  await expect(page.locator('body')).toHaveCSS('color', rgb(look.main.color));
  for (const rest of ['/new-reservation', '/stays', '/profile', '/membership']) {
    await hub.open(rest);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', rgb(look.title.color));
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      rgb(look.main.backgroundColor),
    );
  }
  await hub.open('/new-reservation');
  const bookNow = page.getByRole('link').filter({ hasText: t.newReservation.bookNow }).first();
  await expect(bookNow).toHaveCSS('background-color', rgb(look.buttonCTA.backgroundColor));
});
