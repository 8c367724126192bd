import { refuse } from '@atrium/api-client/testing/mock-http';
import { may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../../../../testing/fixtures';
import {
  edit,
  guestHttp,
  openCard,
  PATH,
  question,
  SAVE,
  save,
  told,
} from '../../../../testing/guest-card';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

test('shows the guest as a profile, contact and warning first, and as details to edit', async () => {
  const guest = aGuest({
    globalComments: 'Allergic to nuts',
    birthDate: '1990-02-28',
    company: 'Fjordbank',
    level: 'Gold',
    loyaltyCode: 'FJ-1',
    doNotDelete: true,
    active: false,
    gender: 'woman',
    address: { street: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
  });
  await openCard(guestHttp(guest));

  expect(screen.getByRole('heading', { name: 'Łucja Wałęsa' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Email: lucja@guests.example' })).toHaveAttribute(
    'href',
    'mailto:lucja@guests.example',
  );
  for (const text of ['Allergic to nuts', '28 February 1990', 'Fjordbank', 'FJ-1', 'Eternal']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByText('Not active')).toBeInTheDocument();
  expect(screen.getByText('Storgata 1, 0155 Oslo, NO')).toBeInTheDocument();
  expect(document.querySelector('[data-kind="female"]')).toBeInTheDocument();
});

test('the details hold the same to be edited, birth years from 2024 back', async () => {
  const { user } = await openCard(
    guestHttp(aGuest({ birthDate: '1990-02-28', doNotDelete: true, globalComments: 'Nuts' })),
  );
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(await screen.findByLabelText('Year')).toHaveValue('1990');
  const years = within(screen.getByLabelText('Year')).getAllByRole('option');
  expect([years[1]?.textContent, years.at(-1)?.textContent]).toEqual(['2024', '1925']);
  expect(screen.getByRole('switch', { name: 'Eternal' })).toBeChecked();
  expect(screen.getByLabelText('Comments')).toHaveValue('Nuts');

  await user.click(screen.getByRole('button', { name: 'Show profile' }));
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

test('a gender imported in another word is read, edited and saved in the words of the form', async () => {
  const guest = aGuest({ gender: 'woman' });
  const { user, http } = await openCard({ ...guestHttp(guest), [SAVE]: () => ok(guest) });
  expect(await screen.findByText('Female')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(await screen.findByLabelText('Gender')).toHaveValue('Female');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(http.requests(SAVE)).toHaveLength(1));
  expect(http.requests(SAVE)[0]?.body).toMatchObject({ gender: 'female' });
});

test('both views can be used without eyes or mouse', async () => {
  const { user } = await openCard();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  await expectAccessible();
});

test('the toolbar has its links in order', async () => {
  await openCard();
  const links = within(screen.getByRole('navigation', { name: 'Guest' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Reservations', PATH],
    ['New Reservation', `${PATH}/new_booking`],
    ['Membership', `${PATH}/memberships`],
    ['Messages', `${PATH}/messages`],
    ['Audit Logs', `${PATH}/auditLogs`],
    ['Stays', `${PATH}/stays`],
    ['Treatments', `${PATH}/treatments`],
  ]);
});

test('a new guest has Bookings and Save alone, and goes to the card once created', async () => {
  const { user, http, router } = await openCard(
    { [SAVE]: () => ok(aGuest({ firstname: 'Bo', lastname: '' }), 201) },
    4,
    '/admin/guests/new',
  );
  const toolbar = screen.getByRole('navigation', { name: 'Guest' });
  expect(
    within(toolbar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Reservations']);
  expect(screen.queryByRole('button', { name: 'Send Reset Link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Set New Password' })).not.toBeInTheDocument();

  await edit(user, 'First name', 'Bo');
  await save(user);
  await told('Success');
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
  expect(http.requests(SAVE)[0]?.body).toMatchObject({ _id: 'new', firstname: 'Bo', active: true });
  expect(http.requests(SAVE)[0]?.body).not.toHaveProperty('version');
});

test.each([1, 2, 3, 4] as const)(
  "level %d: 'Set New Password' as the table says",
  async (level) => {
    await openCard({}, level);
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeInTheDocument();
    const link = screen.queryByRole('link', { name: 'Set New Password' });
    expect(link !== null).toBe(may(level, 'customers.setPassword'));
    expect(link?.getAttribute('href') ?? `${PATH}/passwordReset`).toBe(`${PATH}/passwordReset`);
  },
);

test('saving sends the whole guest with the version that was seen', async () => {
  const { user, http } = await openCard({
    [SAVE]: () => ok(aGuest({ company: 'Fjordbank', version: 4 })),
  });
  await edit(user, 'Company', 'Fjordbank');
  await user.keyboard('{Control>}s{/Control}');

  expect(await told('Success')).toHaveTextContent('Guest updated successfully');
  expect(http.requests(SAVE)[0]?.body).toMatchObject({
    _id: id(10),
    version: 3,
    company: 'Fjordbank',
    lastname: 'Wałęsa',
    loyaltyCode: '',
  });
});

test('Ctrl+S held down, or pressed beside a click on Save, makes one guest', async () => {
  const { user, http } = await openCard(
    { [SAVE]: () => ok(aGuest({ firstname: 'Bo', lastname: '' }), 201) },
    1,
    '/admin/guests/new',
  );
  await edit(user, 'First name', 'Bo');
  for (let times = 0; times < 3; times += 1) {
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await told('Success');
  expect(http.requests(SAVE)).toHaveLength(1);
});

test('a refusal shows the server’s text in a message and beside its field', async () => {
  const message = 'User email already exists';
  const { user } = await openCard({
    [SAVE]: () => refuse(422, 'EMAIL_TAKEN', message, [{ field: 'email', message }]),
  });
  await edit(user, 'Email', 'taken@guests.example');
  await save(user);

  expect(await told('Error')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Email')).toHaveValue('taken@guests.example');
});

test.each([
  ['without a text', () => refuse(500, 'INTERNAL'), 'Guest could not be updated'],
  [
    'without an answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Guest could not be updated Check your connection and try again.',
  ],
])('a failure %s says that the guest could not be updated', async (_, answer, expected) => {
  const { user } = await openCard({ [SAVE]: answer });
  await edit(user, 'Company', 'x');
  await save(user);
  expect(await told('Error')).toHaveTextContent(expected);
});

describe('somebody else saved first', () => {
  async function collide() {
    let stored = aGuest();
    const app = await openCard({
      'GET /api/v1/admin/customers/:id': () => ok(stored),
      [SAVE]: ({ body }) => {
        const { version } = body as { version: number };
        if (version !== stored.version) return refuse(409, 'STALE_VERSION', 'Changed');
        stored = { ...stored, version: stored.version + 1 };
        return ok(stored);
      },
    });
    await edit(app.user, 'Company', 'Mine');
    stored = aGuest({ version: 9, company: 'Theirs', phone: '+4791234567' });
    await save(app.user);
    const stale = await screen.findByRole('dialog', { name: 'Changed in the meantime' });
    return { ...app, stale };
  }

  test('shows what changed, and reloading takes it', async () => {
    const { user, stale } = await collide();
    const row = await within(stale).findByRole('row', { name: /Company/ });
    expect(row).toHaveTextContent('CompanyMineTheirs');
    expect(within(stale).getByRole('row', { name: /Phone/ })).toHaveTextContent('+4791234567');

    await user.click(within(stale).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue('Theirs'));
  });

  test('keeping my changes puts them on top of the latest, and saving then works', async () => {
    const { user, http, stale } = await collide();
    await user.click(within(stale).getByRole('button', { name: 'Keep my changes' }));
    await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue('Mine'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save(user);
    await told('Success');
    expect(http.requests(SAVE).at(-1)?.body).toMatchObject({
      version: 9,
      company: 'Mine',
      phone: '+4791234567',
    });
  });
});

describe('leaving with changes', () => {
  async function leave() {
    const app = await openCard();
    await edit(app.user, 'Company', 'Typed');
    const [guests] = screen.getAllByRole('link', { name: 'Guests' });
    if (!guests) throw new Error('no menu');
    fireEvent.click(guests);
    return {
      ...app,
      question: await question('You have changes that are not saved. Leave anyway?'),
    };
  }

  test('asks first, and staying keeps them', async () => {
    const { user, router, question } = await leave();
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe(PATH);
    expect(screen.getByLabelText('Company')).toHaveValue('Typed');
  });

  test('goes when it is confirmed', async () => {
    const { user, router, question } = await leave();
    await user.click(within(question).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/search'));
  });
});

test('somebody else’s guest, or none, is said to be missing', async () => {
  await renderApp(PATH, {
    signedIn: true,
    http: { ...signedIn(), 'GET /api/v1/admin/customers/:id': () => refuse(404, 'NOT_FOUND') },
  });
  expect(await screen.findByText(/This guest does not exist/)).toBeInTheDocument();
});

test('the older address of a guest leads to the card', async () => {
  const { router } = await openCard({}, 1, `/admin/customer/${id(10)}`);
  await waitFor(() => expect(router.state.location.pathname).toBe(PATH));
});

test('read only, there is nothing to save: neither by button nor by Ctrl+S', async () => {
  const { user, http } = await openCard({ [SAVE]: () => ok(aGuest()) });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.keyboard('{Control>}s{/Control}');
  expect(http.requests(SAVE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

describe('what the house knows of a guest', () => {
  const FIGURES = 'GET /api/v1/admin/guest-card-details/:id/figures';
  const figures = {
    ...{ visits: 12, noShows: 1, cancelled: 2, lastVisit: '2026-11-03' },
    revenue: [{ amount: 1_240_000, currency: 'NOK' }],
    ...{ paid: [], toPay: [] },
  };

  test('tags, preferences and figures are read at a glance', async () => {
    const guest = aGuest({ tags: ['Wine club', 'Press'], preferences: 'A quiet room', vip: true });
    await openCard({ ...guestHttp(guest), [FIGURES]: () => ok(figures) });
    expect(screen.getByText('Wine club')).toBeVisible();
    expect(screen.getByText('Preferences: A quiet room')).toBeVisible();
    const glance = await screen.findByLabelText('At a glance');
    expect(glance).toHaveTextContent(
      /^Visits12Last visit3 November 2026No-shows1Cancelled2RevenueNOK.12,400$/,
    );
    await expectAccessible();
  });

  test('what was paid online, and is still to be paid, is said in each currency', async () => {
    const paid = [
      { amount: 45_000, currency: 'EUR' },
      { amount: 90_000, currency: 'NOK' },
    ];
    const toPay = [{ amount: 12_000, currency: 'NOK' }];
    await openCard({ [FIGURES]: () => ok({ ...figures, paid, toPay }) });
    expect(await screen.findByLabelText('At a glance')).toHaveTextContent(
      /Paid online€450 \+ NOK.900To pay by linkNOK.120$/,
    );
  });

  test('figures that could not be loaded say so, and the card stays', async () => {
    await openCard({ [FIGURES]: () => refuse(500, 'INTERNAL') });
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  });

  test('tags are chosen among those in use, or typed', async () => {
    const { user, http } = await openCard({
      [FIGURES]: () => ok(figures),
      'GET /api/v1/admin/customers/:id': ({ params }) =>
        params.id === 'tags'
          ? ok({ tags: ['Golf', 'Press', 'Wine club'] })
          : ok(aGuest({ tags: ['Golf'] })),
      [SAVE]: () => ok(aGuest({ version: 4 })),
    });
    await user.click(screen.getByRole('button', { name: 'Edit details' }));
    const field = await screen.findByRole('combobox', { name: 'Tags' });
    await user.type(field, 'wine');
    await user.click(await screen.findByRole('option', { name: 'Wine club' }));
    await user.type(field, 'Family, golf,Skiing');
    await save(user);
    await waitFor(() =>
      expect(http.requests(SAVE)[0]?.body).toMatchObject({
        tags: ['Golf', 'Wine club', 'Family', 'Skiing'],
      }),
    );
  });
});
