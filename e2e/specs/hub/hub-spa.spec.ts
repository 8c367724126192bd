import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson, password } from '../../support/accounts';
import { expectFit } from '../../support/fit';
import { newVenue } from '../../support/new-venue';
import { venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { hub: t } = texts.en;
/** Far enough ahead to be cancelled free of charge whenever the test runs. */
const DAY = venueDay(9);
const COUPLE = 'Massage for two';
const FACIAL = 'Facial';

interface Made {
  _id: string;
}

/** Anna, Berit and Carl work from nine to five, in Aspen for two and in Birch. */
async function aSpa(request: APIRequestContext) {
  const venue = await newVenue(request, { modules: { spa: true } });
  const made = async (path: string, body: object) =>
    (await venue.owner.call<Made>('post', path, body))._id;
  const therapists = [
    await made('/api/spa/therapist', { name: 'Anna Lund', gender: 'woman', sortOrder: 1 }),
    await made('/api/spa/therapist', { name: 'Berit Moe', gender: 'woman', sortOrder: 2 }),
    await made('/api/spa/therapist', { name: 'Carl Ness', gender: 'man', sortOrder: 3 }),
  ];
  const rooms = [
    await made('/api/v1/spa/rooms', { name: 'Aspen', places: 2 }),
    await made('/api/v1/spa/rooms', { name: 'Birch' }),
  ];
  const everywhere = { therapists, rooms };
  await made('/api/spa/treatmenttype', {
    ...{ ...everywhere, name: COUPLE, guests: 2, therapistsNeeded: 2, cancelInformation: 24 },
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 60 }], price: 180_000 }],
    addons: [{ name: 'Arnica oil', price: 9_000 }],
  });
  await made('/api/spa/treatmenttype', {
    ...{ ...everywhere, name: FACIAL },
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 30 }], price: 70_000 }],
  });
  for (const _therapist of therapists) {
    await made('/api/spa/schedule', { _therapist, date: DAY, shiftStart: 540, shiftEnd: 1020 });
  }
  return { ...venue, therapists };
}

type Venue = Awaited<ReturnType<typeof aSpa>>;

interface Booked {
  timeindexStart: number;
  guests: number;
  total: number;
  comment: string;
  therapists: { _therapist: { name: string } }[];
}

/** What the desk sees of the day. */
const bookedAt = ({ owner }: Venue) =>
  owner.call<Booked[]>('get', `/api/spa/treatment?date=${DAY}`);

async function newGuest(page: Page, { slug }: Venue): Promise<HubPage> {
  const hub = new HubPage(page, texts.en, slug);
  await hub.signUp({ ...newPerson('Siri'), phone: '+47 41 23 45 67', password });
  return hub;
}

/** From the catalogue to the days of a treatment. */
async function toDays(hub: HubPage, treatment: string, wish?: string): Promise<void> {
  await hub.chooseActivity(treatment);
  if (wish) await hub.page.getByLabel(t.treatments.wish.label).selectOption({ label: wish });
  await hub.page.getByRole('button', { name: t.treatments.chooseDay }).click();
  await hub.expectMonthKnown();
}

test('a couple book by themselves, once, move it, and cancel it', async ({ page, request }) => {
  const spa = await aSpa(request);
  const hub = await newGuest(page, spa);
  await page.getByRole('link', { name: t.tabs.newActivities }).first().click();
  await expect(page.getByRole('heading', { name: COUPLE })).toBeVisible();
  await expectFit(page, 'catalogue');
  await toDays(hub, COUPLE, t.treatments.wish.women);
  await expectFit(page, 'days');
  await hub.chooseDate(DAY);
  await expect(hub.slot('10:00')).toBeVisible();
  await expectFit(page, 'times');
  await hub.slot('10:00').click();
  await expect(hub.step('overview')).toBeVisible();
  await hub.addAddon('Arnica oil');
  await hub.addAddon('Arnica oil');
  await page.getByRole('textbox', { name: /Comment/ }).fill('No strong scents, please.');
  await expectFit(page, 'review');
  const review = page.url();
  await hub.complete().click();
  await expect(hub.step('complete')).toBeVisible();
  await expect(page.getByText('With Anna Lund, Berit Moe')).toBeVisible();
  await expectFit(page, 'booked');

  // whichever way leads back, nothing is booked again
  await page.goBack();
  await expect(page.getByRole('heading', { name: t.newReservation.title })).toBeVisible();
  await page.goto(review);
  await expect(hub.step('complete')).toBeVisible();
  const [booked, ...others] = await bookedAt(spa);
  expect(others).toEqual([]);
  expect(booked).toMatchObject({
    ...{ timeindexStart: 600, guests: 2, total: 198_000, comment: 'No strong scents, please.' },
    therapists: [{ _therapist: { name: 'Anna Lund' } }, { _therapist: { name: 'Berit Moe' } }],
  });

  await page.getByRole('link', { name: t.newActivity.success.toMyPage }).click();
  await expect(hub.reservation(COUPLE)).toBeVisible();
  await expectFit(page, 'my activities');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${t.overview.addToCalendar}: ${COUPLE}` }).click(),
  ]);
  const event = await readFile(await file.path(), 'utf8');
  expect(event).toContain(`SUMMARY:${COUPLE}`);
  expect(event).toContain('BEGIN:VEVENT');

  await page.getByRole('link', { name: `${t.overview.change}: ${COUPLE}` }).click();
  await hub.expectMonthKnown();
  await expect(hub.slot('11:00')).toBeVisible();
  await expectFit(page, 'another time');
  await hub.slot('11:00').click();
  await page.getByRole('button', { name: fill(t.treatments.moveTo, { time: '' }) }).click();
  await expect(page.getByText(t.treatments.moved)).toBeVisible();
  await expect(hub.reservation(COUPLE)).toContainText('11:00');
  expect((await bookedAt(spa)).map(({ timeindexStart }) => timeindexStart)).toEqual([660]);

  await page.getByRole('button', { name: `${t.overview.cancel}: ${COUPLE}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/You can cancel until .* at 11:00/);
  await expect(question).toContainText(t.booking.cancelFree);
  await expectFit(page, 'asked before it is cancelled');
  await question.getByRole('button', { name: t.overview.cancelDialog.confirm }).click();
  await expect(page.getByText(t.overview.cancelDialog.done)).toBeVisible();
  await expect(hub.reservation(COUPLE)).toHaveCount(0);
  expect(await bookedAt(spa)).toEqual([]);
});

test('an overlap is told before it is booked, and another start is offered for one that is gone', async ({
  page,
  request,
}) => {
  const spa = await aSpa(request);
  const hub = await newGuest(page, spa);
  await toDays(hub, FACIAL);
  await hub.chooseDate(DAY);
  await hub.slot('10:00').click();
  await hub.complete().click();
  await expect(hub.step('complete')).toBeVisible();

  // one therapist has the facial: the other two can give the massage, in the room for two
  await toDays(hub, COUPLE);
  await hub.chooseDate(DAY);
  await hub.slot('10:00').click();
  await expect(page.getByText(new RegExp(`overlaps with ${FACIAL}`))).toBeVisible();
  await expectFit(page, 'an overlap');

  const types = await spa.owner.call<{ _id: string; name: string }[]>(
    'get',
    `/api/spa/treatments/${spa.slug}`,
  );
  const _treatmentType = types.find(({ name }) => name === COUPLE)?._id;
  await spa.owner.call('post', '/api/spa/treatment', {
    ...{ date: DAY, timeindexStart: 600, _treatmentType },
  });
  await hub.complete().click();
  const gone = page.getByRole('alert').filter({ hasText: t.newActivity.failed.title });
  await expect(gone).toBeFocused();
  await expectFit(page, 'the time is gone');
  await gone.getByRole('button', { name: /11:/ }).first().click();
  await expect(page).toHaveURL(/time=6[6-9]\d/);
  await hub.complete().click();
  await expect(hub.step('complete')).toBeVisible();
  expect(await bookedAt(spa)).toHaveLength(3);
});

interface Mails {
  items: { to: string; text: string }[];
}

/** The page that the newest mail about free times leads to; none yet: undefined. */
async function toldPage({ owner }: Venue): Promise<string | undefined> {
  const { items } = await owner.call<Mails>('get', '/api/v1/admin/messages');
  const [, path] = /https?:\/\/[^/\s]+(\/\S+\/new-treatment\/\S+)/.exec(
    items.map(({ text }) => text).join('\n'),
  ) ?? [undefined, undefined];
  return path;
}

test('a guest whom no time suits waits, is told of one that becomes free, and books it', async ({
  page,
  request,
}) => {
  const spa = await aSpa(request);
  const pauses: string[] = [];
  for (const _therapist of spa.therapists) {
    const pause = await spa.owner.call<Made>('post', '/api/spa/treatment', {
      ...{ date: DAY, timeindexStart: 540, timeindexEnd: 1020, status: 'pause' },
      therapists: [{ _therapist }],
    });
    pauses.push(pause._id);
  }
  const hub = await newGuest(page, spa);
  await toDays(hub, FACIAL);
  const waiting = page.getByRole('region', { name: t.treatmentWaits.title });
  await waiting.getByRole('button', { name: t.treatmentWaits.open }).click();
  await waiting.getByRole('textbox', { name: t.treatmentWaits.first }).fill(DAY);
  await expectFit(page, 'which day');
  await waiting.getByRole('button', { name: t.treatmentWaits.join }).click();
  await expect(page.getByText(t.treatmentWaits.joined)).toBeVisible();
  await page.getByRole('link', { name: t.tabs.myActivities }).first().click();
  await expect(hub.reservation(FACIAL)).toContainText(t.overview.waitingList);
  await expectFit(page, 'on the waiting list');

  await spa.owner.call('delete', '/api/spa/treatment', { _id: pauses[0] });
  // the list is looked at every minute
  await expect.poll(() => toldPage(spa), { timeout: 120_000 }).toBeDefined();
  await page.goto((await toldPage(spa)) ?? '');
  await hub.slot('10:00').click();
  await hub.complete().click();
  await expect(hub.step('complete')).toBeVisible();
  await page.getByRole('link', { name: t.newActivity.success.toMyPage }).click();
  await expect(hub.reservation(FACIAL)).toContainText(t.overview.confirmed);
  await expect(page.getByText(t.overview.waitingList)).toHaveCount(0);
});
