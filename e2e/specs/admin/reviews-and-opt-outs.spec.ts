import { addDays } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { dayToReview } from '@atrium/rules/guests/review-request';
import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson, password } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService } from '../../support/scene';

test.setTimeout(300_000);

/** Spread around the world, so that it is always early afternoon in one of them. */
const zones = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Oslo',
  'Atlantic/Azores',
  'America/Sao_Paulo',
  'America/Chicago',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];
/** Long enough before six in the evening that the story ends before it. */
const SOON_MS = 30 * 60_000;

interface Message {
  template: string;
  state: string;
  text: string;
}

test('a guest rates a visit from the mail of the day after; another has stopped such mail, and staff see both', async ({
  page,
  request,
}) => {
  const timezone = zones.find(
    (zone) => dayToReview(Date.now(), zone) && dayToReview(Date.now() + SOON_MS, zone),
  );
  if (!timezone) throw new Error('It is noon nowhere');
  const { owner, email, name } = await newVenue(request, { timezone });
  const yesterday = addDays(venueTimeOf(Date.now(), timezone).date, -1);
  const service = await newService(owner, 'Evening sauna');
  const [pleased, tired] = [newPerson('Pia'), newPerson('Tor')];
  const guestIds: string[] = [];
  for (const { phone: _, password: __, ...person } of [pleased, tired]) {
    const guest = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
      ...person,
      languageCode: 'en',
    });
    guestIds.push(guest._id);
  }
  const [pia = '', tor = ''] = guestIds;
  const csv = [
    'externalId,email,service,date,start,participants',
    `1,${pleased.email},${service.name},${yesterday},10:00,2`,
    `2,${tired.email},${service.name},${yesterday},10:00,1`,
  ].join('\n');
  const report = await owner.call<{ added: number }>('post', '/api/v1/admin/imports/bookings', {
    csv,
  });
  expect(report).toMatchObject({ added: 2 });
  const messagesOf = async (guest: string) =>
    (await owner.call<{ items: Message[] }>('get', `/api/v1/admin/customers/${guest}/messages`))
      .items;
  const linkIn = ({ text }: Message, path: string) => {
    const [address = ''] = new RegExp(`https?://\\S+${path}\\S+`).exec(text) ?? [];
    return new URL(address);
  };

  await test.step('an offer says how to stop offers, which takes one click', async () => {
    const template = await owner.call<{ _id: string }>('post', '/api/v1/admin/messageTemplates', {
      kind: 'custom',
      name: 'Offer',
      language: 'en',
      subject: 'Half price for {{firstname}}',
      text: 'Come again.',
      marketing: true,
    });
    await owner.call('post', `/api/v1/admin/customers/${tor}/messages/template`, {
      template: template._id,
    });
    const [offer] = await messagesOf(tor);
    if (!offer) throw new Error('There is no offer');
    const { pathname, search } = linkIn(offer, '/opt_out/');
    await page.goto(`${pathname}${search}`);
    await expect(page.getByRole('heading', { name: 'No more advertising by email' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectAccessible(page);
    const before = await owner.call<{ items: object[] }>('get', '/api/v1/admin/optOuts');
    expect(before.items, 'opening the page opts nobody out').toEqual([]);
    await page.getByRole('button', { name: 'Stop these messages' }).click();
    await expect(
      page.getByRole('heading', { name: 'You will not get such messages any more' }),
    ).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the day after, who has not stopped it is asked and answers', async () => {
    await owner.call('put', '/api/v1/admin/vendor', { reviewRequests: true });
    const asked = async () =>
      (await messagesOf(pia)).find(({ template }) => template === 'reviewRequest');
    await expect.poll(async () => (await asked())?.state, { timeout: 100_000 }).toBe('unsent');
    const message = await asked();
    if (!message) throw new Error('Nobody was asked');
    const { pathname, search } = linkIn(message, '/rating/');
    await page.goto(`${pathname.replace(/\d$/, '4')}${search}`);
    await expect(page.getByRole('heading', { name: 'How was your visit?' })).toBeVisible();
    await expect(page.getByText(/^Evening sauna, /)).toBeVisible();
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.getByRole('radio', { name: '4 stars' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await page.getByRole('textbox').fill('Warm, and kind people.');
    await page.getByRole('button', { name: 'Send rating' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
    // once more by the same link: the answer is there, and is one answer
    await page.goto(`${pathname}${search}`);
    await expect(page.getByRole('textbox')).toHaveValue('Warm, and kind people.');
  });

  const admin = new AdminPage(page);
  await admin.signIn(email, password);

  await test.step('staff read it, and find who wants none', async () => {
    await page.goto('/admin/reviews');
    const review = page.getByRole('listitem').filter({ hasText: 'Warm, and kind people.' });
    await expect(review.getByRole('img', { name: '5 of 5' })).toBeVisible();
    await expect(review.getByRole('link', { name: `Pia ${pleased.lastname}` })).toBeVisible();
    await page.goto('/admin/optout');
    await page.getByRole('textbox', { name: 'Search' }).fill(tired.lastname.slice(0, 8));
    await expect(page.getByRole('link', { name: `Tor ${tired.lastname}` })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill(pleased.lastname);
    await expect(page.getByText('No guest who has opted out matches.')).toBeVisible();
  });

  await test.step('who stopped it was not written to, and the history says why', async () => {
    await page.goto(`/admin/guests/${tor}/messages`);
    const kept = page.getByRole('button', { name: /How was Evening sauna/ });
    await expect(kept).toContainText('Not sent');
    await kept.click();
    await expect(
      page.getByText('The guest does not want such messages, so it was not sent.'),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
