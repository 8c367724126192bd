import type { ServiceImpact, ServiceOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pickerInput } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
const kayak = aService({
  times: [{ _id: id(31), start: 840, end: 1020, availableDays: everyDay }],
  version: 4,
});
const SERVICE = `/api/v1/services/${kayak._id}`;

async function open(
  section: string,
  more: MockRoutes = {},
  level: AccessLevel = 2,
  service = kayak,
) {
  const app = await renderApp(`/admin/settings/services/${service._id}?section=${section}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/services': () => ok([service]),
      [`GET ${SERVICE}`]: () => ok<ServiceOutput>(service),
      [`GET ${SERVICE}/feed`]: () => ok({}),
      ...more,
    },
  });
  // by text: asking a calendar and a week for their roles again and again takes longer than they do
  if (level > 1) await screen.findByText('What guests will see', {}, { timeout: 20_000 });
  return app;
}
// by text and label, for the same reason
const save = () => screen.getByText('Save');
const places = () => screen.getByLabelText('Places', { selector: '[name="capacity"]' });

test('what stands in the form is what the preview offers, before it is saved', async () => {
  const { user } = await open('times');
  const preview = await screen.findByRole('complementary', { name: 'What guests will see' });
  expect(within(preview).getByText('14:00 – 17:00')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Add a time on Saturday' }));
  // 21 November is a Saturday; the new time follows the last one of its day
  expect(within(preview).getByText('17:00 – 20:00')).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('a day without a time cannot be chosen in the preview', async () => {
  await open(
    'times',
    {},
    2,
    aService({
      times: [{ ...kayak.times[0], _id: id(31), start: 840, availableDays: [{ day: 6 }] }],
    }),
  );
  const preview = await screen.findByRole('complementary', { name: 'What guests will see' });
  const sunday = within(preview).getByRole('button', { name: /Sunday, 22 November 2026/ });
  expect(sunday).toHaveAttribute('aria-disabled', 'true');
});

test('it saves the whole service with the version that was seen', async () => {
  const { user, http } = await open('times', {
    [`PUT ${SERVICE}`]: () => ok({ ...kayak, capacity: 12, version: 5 }),
  });
  const field = places();
  await user.clear(field);
  await user.type(field, '12');
  await user.click(save());
  expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
  expect(http.requests(`PUT ${SERVICE}`)[0]?.body).toMatchObject({
    version: 4,
    capacity: 12,
    times: [{ _id: id(31), start: 840, end: 1020 }],
    addons: [{ _id: id(40), name: 'Dry suit', price: 19_000 }],
  });
});

test('an addon is named in another language', async () => {
  const { user, http } = await open('texts', { [`PUT ${SERVICE}`]: () => ok(kayak) });
  await user.click(screen.getByRole('tab', { name: /Deutsch/ }));
  const addons = screen.getByRole('region', { name: 'Addons' });
  await user.type(within(addons).getByRole('textbox', { name: 'Dry suit' }), 'Trockenanzug');
  await user.click(save());
  await waitFor(() => expect(http.requests(`PUT ${SERVICE}`)).toHaveLength(1));
  expect(http.requests(`PUT ${SERVICE}`)[0]?.body).toMatchObject({
    addons: [{ name: 'Dry suit', languageList: [{ languageType: 'de', name: 'Trockenanzug' }] }],
  });
});

test('children pay by their age, each range named in other languages too', async () => {
  const { user, http } = await open('price', { [`PUT ${SERVICE}`]: () => ok(kayak) });
  const rows = () => within(screen.getByRole('list', { name: 'Prices by age' }));
  const add = async (name: string, from: string, to: string, price: string) => {
    await user.click(await screen.findByRole('button', { name: 'Add ages' }));
    const row = within(rows().getAllByRole('listitem').at(-1) ?? document.body);
    for (const [label, text] of Object.entries({
      ...{ Name: name, 'From age': from, 'To age': to, Price: price },
    })) {
      if (text) await user.type(row.getByRole('textbox', { name: label }), text);
    }
  };
  await add('Child', '6', '12', '200');
  await add('Infant', '0', '6', '');
  await user.click(save());
  expect(await screen.findByText('Another price already covers some of these ages.')).toBeVisible();
  expect(http.requests(`PUT ${SERVICE}`)).toHaveLength(0);

  const [, infant = document.body] = rows().getAllByRole('listitem');
  await user.type(within(infant).getByRole('textbox', { name: 'To age' }), '{Backspace}2');
  await expectAccessible();
  await user.click(screen.getByRole('tab', { name: 'Texts' }));
  await user.click(screen.getByRole('tab', { name: /Deutsch/ }));
  const names = within(screen.getByRole('region', { name: 'Prices by age' }));
  await user.type(names.getByRole('textbox', { name: 'Child' }), 'Kind');
  await user.click(save());
  await waitFor(() => expect(http.requests(`PUT ${SERVICE}`)).toHaveLength(1));
  expect(http.requests(`PUT ${SERVICE}`)[0]?.body).toMatchObject({
    ageBands: [
      {
        ...{ name: 'Child', from: 6, to: 12, price: 20_000 },
        languageList: [{ languageType: 'de', name: 'Kind' }],
      },
      { name: 'Infant', from: 0, to: 2, price: 0, languageList: [] },
    ],
  });
});

test('what is wrong is shown in its part and not sent', async () => {
  const { user, http } = await open('price', { [`PUT ${SERVICE}`]: () => ok(kayak) });
  await user.click(screen.getByText('Weekly times'));
  await user.click(screen.getByRole('button', { name: 'Copy time' }));
  await user.click(screen.getByText('Price and addons'));
  await user.click(save());
  expect(await screen.findByText('Not a valid time')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Weekly times' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(http.requests(`PUT ${SERVICE}`)).toHaveLength(0);
});

describe('a change that breaks bookings', () => {
  const impact: ServiceImpact = {
    bookings: 1,
    participants: 3,
    slots: [
      {
        date: '2026-11-24',
        timeindex: 840,
        capacity: 2,
        booked: 4,
        broken: 1,
        bookings: [{ _id: id(20), bookingId: 'K7M2Q9XP', guest: 'Łucja Wałęsa', participants: 3 }],
      },
    ],
  };
  const http = () => {
    const bodies: unknown[] = [];
    const routes: MockRoutes = {
      [`PUT ${SERVICE}`]: ({ body }) => {
        bodies.push(body);
        const accepted = JSON.stringify(body).includes('"acceptsBrokenBookings":true');
        return accepted
          ? ok({ ...kayak, capacity: 2, version: 5 })
          : refuse(409, 'CAPACITY_BREAKS_BOOKINGS', 'More places are already booked.');
      },
      [`POST ${SERVICE}/preview-change`]: () => ok(impact),
    };
    return { routes, bodies };
  };
  const lessPlaces = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    const field = places();
    await user.clear(field);
    await user.type(field, '2');
    await user.click(save());
    return screen.findByRole('dialog', { name: '1 booking no longer fits' });
  };

  test('shows guest, day and time, and is saved only once that was accepted', async () => {
    const { routes, bodies } = http();
    const { user } = await open('times', routes);
    const dialog = await lessPlaces(user);
    expect(within(dialog).getByText(/Tuesday, 24 November 2026, 14:00/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
      'href',
      `/admin/reservations/${id(20)}`,
    );
    const anyway = within(dialog).getByRole('button', { name: 'Save all the same' });
    expect(anyway).toBeDisabled();
    expect(bodies).toHaveLength(1);

    await user.click(within(dialog).getByRole('checkbox', { name: /take care of these guests/ }));
    await user.click(anyway);
    expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
    expect(bodies[1]).toMatchObject({ capacity: 2, acceptsBrokenBookings: true });
  });

  test('of which there are many names them page by page, and counts all of them', async () => {
    const { routes } = http();
    const [slot] = impact.slots;
    const other = { _id: id(21), bookingId: 'AAAA', guest: 'Ola Ås', participants: 1 };
    const pages = [
      { ...impact, bookings: 2, nextCursor: '2026-11-24_840_x' },
      { ...impact, bookings: 2, slots: slot ? [{ ...slot, broken: 2, bookings: [other] }] : [] },
    ];
    let fails = 1;
    const { user, http: sent } = await open('times', {
      ...routes,
      [`POST ${SERVICE}/preview-change`]: ({ query }) => {
        if (!query.has('cursor')) return ok(pages[0]);
        return fails-- > 0 ? refuse(503, 'SERVICE_UNAVAILABLE', '') : ok(pages[1]);
      },
    });
    await user.clear(places());
    await user.type(places(), '2');
    await user.click(save());
    const dialog = await screen.findByRole('dialog', { name: '2 bookings no longer fit' });
    const more = within(dialog).getByRole('button', { name: 'Show the next of 1 more' });
    await user.click(more);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The next ones could not be loaded.',
    );
    await user.click(more);
    expect(await within(dialog).findByRole('link', { name: 'Ola Ås' })).toBeVisible();
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(within(dialog).queryByRole('button', { name: /Show the next/ })).toBeNull();
    expect(sent.requests(`POST ${SERVICE}/preview-change`)).toHaveLength(3);
  });

  test('can be thought over: nothing is saved and nothing typed is lost', async () => {
    const { routes, bodies } = http();
    const { user } = await open('times', routes);
    const dialog = await lessPlaces(user);
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(places()).toHaveValue('2');
    expect(bodies).toHaveLength(1);
  });
});

test('a service that somebody else saved first offers their version, and says what they touched', async () => {
  let current = kayak;
  const { user } = await open('times', {
    [`GET ${SERVICE}`]: () => ok(current),
    [`PUT ${SERVICE}`]: () => {
      current = { ...kayak, price: 50_000, version: 5 };
      return refuse(409, 'STALE_VERSION');
    },
  });
  const field = places();
  await user.clear(field);
  await user.type(field, '3');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  expect(await within(dialog).findByText('Price for each participant')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Take the latest' }));
  expect(places()).toHaveValue('8');
  await user.click(screen.getByText('Price and addons'));
  expect(await screen.findByLabelText('Price for each participant')).toHaveValue('500');
});

test('next Tuesday begins with its weekly times', async () => {
  const { user, http } = await open('special', {
    [`PUT ${SERVICE}`]: () => ok({ ...kayak, version: 5 }),
  });
  await user.click(await screen.findByText('Add special day'));
  expect(await pickerInput('First day')).toHaveValue('22/11/2026');
  expect(await pickerInput('Start time')).toHaveValue('14:00');
  await user.click(screen.getByLabelText('Open, with these times'));
  await user.click(save());
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(`PUT ${SERVICE}`)[0]?.body).toMatchObject({
    specialdays: [{ startDate: '2026-11-22', endDate: '2026-11-22', open: false, times: [] }],
  });
});

test('the list moves a service, and says which have no translation', async () => {
  const yoga = aService({ _id: id(32), name: 'Yoga', sortOrder: 20 });
  const first = { ...kayak, sortOrder: 10 };
  const { user, http } = await renderApp('/admin/settings/services', {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/services': () => ok([first, yoga]),
      'PUT /api/v1/services/:id': ({ params }) => ok({ ...kayak, _id: params.id ?? '' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Move “Yoga” up' }));
  await waitFor(() => expect(http.requests('PUT /api/v1/services/:id')).toHaveLength(2));
  expect(
    http.requests('PUT /api/v1/services/:id').map(({ params, body }) => ({ id: params.id, body })),
  ).toEqual([
    { id: yoga._id, body: { sortOrder: 10, version: yoga.version } },
    { id: kayak._id, body: { sortOrder: 20, version: kayak.version } },
  ]);
  expect(screen.getAllByText('0 of 7')).toHaveLength(2);
});

test('an employee has no settings, not even by their address', async () => {
  await open('times', {}, 1);
  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
});

test('a calendar outside reads how it is booked, at an address that is shown once', async () => {
  let feed: object = {};
  const url = 'https://atrium.example/api/v1/feeds/secret.ics';
  const { user, http } = await open('texts', {
    [`GET ${SERVICE}/feed`]: () => ok(feed),
    [`POST ${SERVICE}/feed`]: () => {
      feed = { createdAt: '2026-11-21T11:00:00.000Z' };
      return ok({ ...feed, url }, 201);
    },
    [`DELETE ${SERVICE}/feed`]: () => {
      feed = {};
      return ok(null);
    },
  });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  expect(calendar.getByText(/It has no names/)).toBeVisible();
  await user.click(calendar.getByText('Make address'));
  expect(await calendar.findByLabelText('Calendar address')).toHaveValue(url);
  await user.click(await calendar.findByText('End address'));
  const dialog = await screen.findByRole('alertdialog', { name: 'End this address?' });
  await user.click(within(dialog).getByText('End address'));
  expect(await calendar.findByText('Make address')).toBeVisible();
  expect(http.requests(`DELETE ${SERVICE}/feed`)).toHaveLength(1);
});
