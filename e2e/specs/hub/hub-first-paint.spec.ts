import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { accounts, password } from '../../support/accounts';
import { texts } from '../../support/texts';

declare global {
  interface Window {
    seenFrames: { text: boolean; button: string; panel: string }[];
  }
}

/** What was visible, frame by frame, from the very first paint. */
async function watched(page: Page, path: string, until = 'form button[type="submit"]') {
  await page.addInitScript(() => {
    window.seenFrames = [];
    const look = () => {
      const colorOf = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).backgroundColor : '';
      };
      window.seenFrames.push({
        text: (document.querySelector('#root main')?.textContent ?? '') !== '',
        button: colorOf('form button[type="submit"]'),
        panel: colorOf('header'),
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto(path);
  await expect(page.locator(until).first()).toBeVisible({ timeout: 30_000 });
  // long enough for a look that comes late to show itself
  await page.waitForTimeout(1500);
  return page.evaluate(() => window.seenFrames);
}

const distinct = (values: string[]) => [...new Set(values.filter(Boolean))];

for (const path of ['/activity-hub/fjord', '/activity-hub/fjord/signup']) {
  test(`${path} wears its venue's look from the first frame, on a slow connection`, async ({
    page,
    request,
  }) => {
    const frames = await watched(page, path);
    const buttons = distinct(frames.map(({ button }) => button));
    expect(buttons).toHaveLength(1);
    expect(distinct(frames.map(({ panel }) => panel))).toHaveLength(1);
    // nothing is written in a look that is not the venue's
    const firstText = frames.findIndex(({ text }) => text);
    expect(frames[firstText]?.panel).not.toBe('');
    // it was observed while loading, however few frames a busy machine draws
    expect(frames.length).toBeGreaterThan(5);

    const { data } = await (await request.get('/api/v1/hub/vendors/fjord')).json();
    const wanted = await page.evaluate((color) => {
      const probe = document.createElement('i');
      probe.style.color = color;
      document.body.append(probe);
      return getComputedStyle(probe).color;
    }, data.buttonCTA.backgroundColor);
    expect(buttons[0]).toBe(wanted);
  });
}

for (const path of ['overview', 'new-reservation', 'profile']) {
  test(`${path} of a guest wears its venue's look from the first frame of a reload`, async ({
    page,
    request,
  }) => {
    await new HubPage(page, texts.en).signIn(accounts.guest, password);
    const frames = await watched(page, `/activity-hub/fjord/${path}`, 'main h1');
    expect(distinct(frames.map(({ panel }) => panel))).toHaveLength(1);
    const firstText = frames.findIndex(({ text }) => text);
    expect(frames[firstText]?.panel).not.toBe('');
    const { data } = await (await request.get('/api/v1/hub/vendors/fjord')).json();
    if (data._vendor.logo) {
      await expect(page.getByRole('img', { name: data._vendor.name }).first()).toBeVisible();
    } else {
      await expect(page.getByRole('banner').getByText(data._vendor.name)).toBeVisible();
    }
  });
}
