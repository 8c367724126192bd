import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatDate } from '@atrium/i18n/format';
import { sandbox } from '@atrium/i18n/locales/en/messages/sandbox';
import { booking as t } from '@atrium/i18n/locales/en/public/booking';
import { payment } from '@atrium/i18n/locales/en/public/payment';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { newPerson } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService, venueDay } from '../../support/scene';
import { stackUrl } from '../../support/stack';
import { texts } from '../../support/texts';

test.slow();

interface Heard {
  type: string;
  on: string;
  [detail: string]: unknown;
}

/** A site of another origin than ours. */
class Site {
  private constructor(private readonly server: Server) {}

  static async open(widgets: string): Promise<Site> {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="en"><title>Fjord</title><main><h1>Our spa</h1>
        <script>
          window.heard = [];
          for (const type of ['opened', 'step', 'booked', 'resized'])
            document.addEventListener('atrium:' + type, (event) =>
              window.heard.push({ type, on: event.target.id, ...event.detail }));
        </script>
        ${widgets}</main>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Site(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const script = (id: string, attributes: string) =>
  `<div><script async id="${id}" src="${stackUrl}/_public/widget/v1.js" ${attributes}></script></div>`;

const heardOn = (page: Page, id: string) =>
  page.evaluate(
    (on) => (window as unknown as { heard: Heard[] }).heard.filter((one) => one.on === on),
    id,
  );

async function toReview(frame: FrameLocator, date: string): Promise<void> {
  const { common, ui } = texts.en;
  const day = frame.getByRole('button', {
    name: new RegExp(`^${formatDate('en', date, 'full')}`, 'i'),
  });
  const grid = frame.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  // the frame above this one grows as it is filled, and what is pressed meanwhile can be missed
  await expect(async () => {
    if ((await day.count()) === 0) {
      await frame.getByRole('button', { name: ui.calendar.nextMonth }).click();
    }
    await expect(day).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await day.click();
  await frame.getByRole('button', { name: /^10:00/ }).click();
  const person = newPerson('Kari');
  await frame.getByLabel(common.fields.firstName).fill(person.firstname);
  await frame.getByLabel(common.fields.lastName).fill(person.lastname);
  await frame.getByLabel(common.fields.email).fill(person.email);
  await frame.getByRole('button', { name: t.next }).click();
  await frame.getByRole('timer').waitFor();
}

test('a venue’s own site has the booking, hears what happens in it, and keeps no cookie', async ({
  page,
  request,
}) => {
  const { owner, slug } = await newVenue(request, { modules: { openBooking: true } });
  const sauna = await newService(owner, 'Evening sauna', { prepayment: 'required' });
  await newService(owner, 'Morning yoga');
  const widget = { theme: 'auto', services: [] as string[], categories: [] };
  const { widgets } = await owner.call<{ widgets: { _id: string }[] }>(
    'put',
    '/api/v1/admin/widgets',
    {
      ...{ origins: [], version: 0 },
      widgets: [{ ...widget, name: 'Sauna', services: [sauna._id], participants: 2 }],
    },
  );
  const site = await Site.open(
    script('all', `data-venue="${slug}" data-theme="dark" data-lang="de" data-title="Buchung"`) +
      script('sauna', `data-venue="${slug}" data-container="${widgets[0]?._id}"`),
  );
  const stranger = await Site.open(script('all', `data-venue="${slug}"`));
  await owner.call('put', '/api/v1/admin/widgets', {
    ...{ origins: [site.origin], widgets, version: 1 },
  });

  // not named: the browser refuses
  const refusal = page.waitForEvent('console', (said) => /frame-ancestors/.test(said.text()));
  await page.goto(stranger.origin);
  await refusal;
  expect(await heardOn(page, 'all')).toEqual([]);

  await page.goto(site.origin);
  const all = page.frameLocator('#all + iframe');
  await expect(all.getByRole('link', { name: /Morning yoga/ })).toBeVisible();
  await expect(all.locator('html')).toHaveAttribute('lang', /^de/);
  await expect(all.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.locator('#all + iframe')).toHaveAttribute('title', 'Buchung');
  await expect
    .poll(() => heardOn(page, 'all'))
    .toContainEqual(expect.objectContaining({ type: 'step', step: 'services' }));

  const one = page.frameLocator('#sauna + iframe');
  await expect(one.getByRole('heading', { name: 'Evening sauna' })).toBeVisible();
  await expectAccessible(page);
  const height = () => page.locator('#sauna + iframe').evaluate((frame) => frame.clientHeight);
  const before = await height();
  await toReview(one, venueDay(9));
  // it is as high as what it shows, and scrolls nothing
  await expect.poll(height).not.toBe(before);
  await expect
    .poll(async () =>
      Math.abs(
        (await one.locator('#root').evaluate((root) => root.clientHeight)) - (await height()),
      ),
    )
    .toBeLessThan(2);

  const opening = page.context().waitForEvent('page');
  await one.getByRole('button', { name: /^Pay NOK/ }).click();
  const tab = await opening;
  await expect(tab.getByText(sandbox.notice)).toBeVisible();
  await expect(one.getByRole('heading', { name: payment.openTitle })).toBeVisible();
  await tab.getByRole('button', { name: /^Pay NOK/ }).click();
  await expect(tab.getByRole('heading', { name: t.booked })).toBeVisible();
  await tab.close();
  await expect(one.getByRole('heading', { name: t.booked })).toBeVisible();
  await expect
    .poll(() => heardOn(page, 'sauna'))
    .toContainEqual(
      expect.objectContaining({
        ...{ type: 'booked', service: sauna._id, date: venueDay(9), time: 600 },
        ...{ participants: 2, waitingList: false },
      }),
    );
  const heard = await heardOn(page, 'sauna');
  expect(heard.filter(({ type }) => type === 'step').map(({ step }) => step)).toEqual([
    ...['when', 'who', 'review'],
  ]);
  expect(heard.filter(({ type }) => type === 'booked')).toHaveLength(1);
  expect(JSON.stringify(heard)).not.toContain('Kari');
  // one step back in the site’s history is the page before it, not a step of the booking
  await page.goBack();
  expect(page.url()).toContain(stranger.origin);
  expect(await page.context().cookies()).toEqual([]);
  await Promise.all([site.close(), stranger.close()]);
});
