import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { account, id, ok, signedIn } from '../testing/fixtures';
import { renderApp } from '../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const instants = { createdAt: '2026-01-01T10:00:00.000Z', updatedAt: '2026-01-01T10:00:00.000Z' };

interface Screen {
  path: string;
  /** The button of the list that opens the dialog; a page of its own needs none. */
  opens?: string;
  /** Where it is read, and whether as a list, a page of a list, or by itself. */
  read: [route: string, as: 'list' | 'page' | 'one'];
  write: string;
  saved: object;
  /** Their change, and what it is called. */
  theirs: object;
  told: [name: string, value: string];
  /** Label of the field that is changed here, and what of the request holds it. */
  mine: [label: string, text: string, field: string];
}

const screens: Screen[] = [
  {
    path: 'statuses',
    opens: 'Edit “Arrived”',
    read: ['GET /api/booking/bookingStatus', 'list'],
    write: 'PUT /api/booking/bookingStatus',
    saved: {
      ...{ _id: id(70), name: 'Arrived', color: '#2A7348', hasArrived: false, hasLeft: false },
      ...{ active: true, isWaitingList: false, version: 2 },
    },
    theirs: { hasArrived: true },
    told: ['Guest has arrived', 'Yes'],
    mine: ['Name', 'Here', 'name'],
  },
  {
    path: 'segments',
    opens: 'Edit “Leisure”',
    read: ['GET /api/admin/getSegments', 'list'],
    write: 'PUT /api/v1/admin/segments/:id',
    saved: { _id: id(70), type: 'Leisure', version: 2 },
    theirs: { type: 'Fun' },
    told: ['Name', 'Fun'],
    mine: ['Name', 'Holiday', 'type'],
  },
  {
    path: 'staff',
    opens: 'Eline Ekeberg',
    read: ['GET /api/v1/admin/users', 'list'],
    write: 'PUT /api/v1/admin/users/:id',
    saved: {
      ...{ _id: id(70), email: 'eline@fjord.example', firstname: 'Eline', lastname: 'Ekeberg' },
      ...{ level: 1, active: true, invited: false, version: 2, ...instants },
    },
    theirs: { lastname: 'Eik' },
    told: ['Last name', 'Eik'],
    mine: ['First name', 'Elin', 'firstname'],
  },
  {
    path: 'vendors',
    opens: 'Edit “Fjellheim”',
    read: ['GET /api/v1/admin/vendors', 'page'],
    write: 'PUT /api/v1/admin/vendors/:id',
    saved: {
      ...{ _id: id(70), name: 'Fjellheim', slug: 'fjellheim', languageCode: 'no' },
      ...{ timezone: 'Europe/Oslo', country: 'NO', currency: 'NOK', version: 2, ...instants },
      ...{ modules: account().vendor.modules, spaTimeSlotSpaceInMinutes: 30 },
      ...{ reviewRequests: false, waitingListPromotion: 'auto' },
    },
    theirs: { currency: 'SEK' },
    told: ['Currency', 'SEK'],
    mine: ['Name of the venue', 'Fjell', 'name'],
  },
  {
    path: 'vendor',
    read: ['GET /api/v1/admin/vendor', 'one'],
    write: 'PUT /api/v1/admin/vendor',
    saved: {
      ...{ _id: id(2), name: 'Fjord', slug: 'fjord', languageCode: 'no', timezone: 'Europe/Oslo' },
      ...{ country: 'NO', currency: 'NOK', version: 2, ...instants, reviewRequests: false },
      ...{ modules: account().vendor.modules, spaTimeSlotSpaceInMinutes: 30 },
      ...{ waitingListPromotion: 'auto' },
    },
    theirs: { tagline: 'By the water' },
    told: ['Tagline', 'By the water'],
    mine: ['Name of the venue', 'Fjord Hotel', 'name'],
  },
];

/** The screen, filled in by one person while another one saved; what is sent from then on is let through. */
async function late(one: Screen) {
  let current = { ...one.saved, version: 2 };
  const sent: Record<string, unknown>[] = [];
  const [route, as] = one.read;
  const http: MockRoutes = {
    ...signedIn(4),
    'GET /api/admin/getSegments': () => ok([]),
    [route]: () => ok(as === 'list' ? [current] : as === 'page' ? { items: [current] } : current),
    [one.write]: ({ body }) => {
      sent.push(body as Record<string, unknown>);
      if (sent.length > 1) return ok({ ...current, ...(body as object), version: 4 });
      current = { ...current, ...one.theirs, version: 3 };
      return refuse(409, 'STALE_VERSION');
    },
    'GET /api/v1/admin/auditLogs': () =>
      ok({
        items: [
          {
            ...{ _id: id(80), at: '2026-11-21T10:00:00Z', actor: { kind: 'staff', name: 'Kari' } },
            ...{ action: 'segment.updated', entity: 'segment', entityId: id(70), changes: [] },
          },
        ],
      }),
  };
  const app = await renderApp(`/admin/settings/${one.path}`, { signedIn: true, http });
  const { user } = app;
  if (one.path === 'staff') {
    await user.click(await screen.findByRole('button', { name: `More for ${one.opens}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  } else if (one.opens) {
    await user.click(await screen.findByRole('button', { name: one.opens }));
  }
  const [label, text] = one.mine;
  const field = await screen.findByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
  return { ...app, notice: within(notice), sent, label, text };
}

test.each(screens)(
  '$path: whoever saves second is told who was first and what they changed',
  async (one) => {
    const { notice, text } = await late(one);
    const [name, value] = one.told;
    const row = await notice.findByRole('row', { name: new RegExp(`^${name}.*${value}$`) });
    expect(row).toBeVisible();
    // whoever runs the platform has not the log of another venue
    if (one.path !== 'vendors')
      expect(await notice.findByText(/^Kari saved it: .*2026/)).toBeVisible();
    if (one.path === 'segments') expect(row).toHaveTextContent(`Name${text}${value}`);
    if (one.path === 'segments' || one.path === 'vendor') await expectAccessible();
  },
);

test.each(screens)('$path: what was typed goes on top of the latest', async (one) => {
  const { user, notice, sent, label, text } = await late(one);
  const keep = notice.getByRole('button', { name: 'Keep my changes' });
  await waitFor(() => expect(keep).toBeEnabled());
  await user.click(keep);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Changed in the meantime' })).toBeNull(),
  );
  expect(screen.getByRole('textbox', { name: label })).toHaveValue(text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  const [, , field] = one.mine;
  expect(sent.at(-1)).toMatchObject({ ...one.theirs, [field]: text, version: 3 });
});

test.each(screens)('$path: theirs can be taken, or the form left as it is', async (one) => {
  const { user, notice, sent, label, text } = await late(one);
  await user.click(notice.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: label })).toHaveValue(text);
  // the base is still the old one, so it is refused and asked again
  expect(sent).toHaveLength(1);
});

test('their version is taken as a whole', async () => {
  const [statuses] = screens;
  if (!statuses) throw new Error('No screens');
  const { user, notice } = await late(statuses);
  const take = notice.getByRole('button', { name: 'Take the latest' });
  await waitFor(() => expect(take).toBeEnabled());
  await user.click(take);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Arrived'));
  expect(screen.getByRole('switch', { name: 'Guest has arrived' })).toBeChecked();
});
