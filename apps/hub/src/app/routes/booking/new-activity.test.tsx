import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { availabilityFixture, dayFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import {
  activity,
  chosen,
  day,
  hold,
  november,
  openStep,
  path,
  routes,
  slots,
} from '../../../testing/new-activity';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the steps', () => {
  test('one request for the month, the next one fetched ahead, full days greyed', async () => {
    const { http } = await renderApp(path, { http: routes() });
    expect(await day(/^Tuesday,? 24 November/)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(/^Wednesday,? 25 November/)).toHaveAttribute('aria-disabled', 'false');
    expect(await day(/^Friday,? 20 November/)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(http.requests(activity)).toHaveLength(2));
    expect(http.requests(activity).map(({ query }) => query.get('from'))).toEqual([
      '2026-11-01',
      '2026-12-01',
    ]);
    await expectAccessible();
  });

  test('choosing asks nothing more, and the address keeps the step', async () => {
    const { user, http, router } = await renderApp(path, { http: routes() });
    await user.click(await day(/^Wednesday,? 25 November/));
    const times = within(await slots()).getAllByRole('button');
    expect(times[0]).toHaveTextContent('10:00 – 11:003 places leftNOK 250');
    expect(router.state.location.search).toBe('?date=2026-11-25');
    expect(screen.getByRole('heading', { name: 'Choose a time' })).toHaveFocus();
    await expectAccessible();

    if (times[0]) await user.click(times[0]);
    expect(await screen.findByRole('heading', { name: 'Guest details' })).toHaveFocus();
    expect(router.state.location.search).toBe('?date=2026-11-25&time=600');
    expect(http.requests(activity)).toHaveLength(2);
  });

  test('Back clears the time first, then the date', async () => {
    const { user, router } = await renderApp(path, { http: routes() });
    await user.click(await day(/^Wednesday,? 25 November/));
    const [first] = within(await slots()).getAllByRole('button');
    if (first) await user.click(first);
    await screen.findByRole('heading', { name: 'Guest details' });

    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Choose a time' })).toBeVisible();
    expect(router.state.location.search).toBe('?date=2026-11-25');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Choose a date' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  test('a page opened by its address goes back in the same order', async () => {
    const { user, router } = await openStep('Booking overview');
    for (const step of ['Guest details', 'Choose a time']) {
      await user.click(screen.getByRole('button', { name: 'Back' }));
      await screen.findByRole('heading', { name: step });
    }
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Choose a date' });
    expect(router.state.location.search).toBe('');
  });

  test.each([
    ['closed', 'Service is closed.', undefined, 'No comment has been added.'],
    ['closed', 'Service is closed.', 'New boiler', 'New boiler'],
    [
      'open-without-times',
      'Service is open but no available timeslots allocated.',
      undefined,
      'No comment has been added.',
    ],
  ])('a day that is %s: %s', async (state, title, comment, text) => {
    const closed = dayFixture('2026-11-26', [], { state, ...(comment && { comment }) });
    await renderApp(`${path}?date=2026-11-26`, {
      http: routes({ [activity]: () => ok(availabilityFixture([closed])) }),
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('a day without times to come: No available times', async () => {
    await renderApp(`${path}?date=2026-11-26`, {
      http: routes({ [activity]: () => ok(availabilityFixture([dayFixture('2026-11-26', [])])) }),
    });
    expect(await screen.findByText('No available times')).toBeVisible();
  });

  test('a failure is said and can be tried again', async () => {
    const { user, http } = await renderApp(path, {
      http: routes({ [activity]: () => refuse(500, 'INTERNAL') }),
    });
    expect(await screen.findByText('The activity could not be loaded.')).toBeVisible();
    http.use(routes());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await day(/^Wednesday,? 25 November/)).toBeVisible();
  });
});

describe('visitors', () => {
  test('see everything and are asked to log in at the end, to come back to this step', async () => {
    const { http } = await renderApp(`${path}${chosen}&step=overview`, { http: routes() });
    expect(await screen.findByRole('heading', { name: 'Log in to book' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Complete booking' })).toBeNull();
    const next = encodeURIComponent(`${path}${chosen}&step=overview`);
    for (const link of screen.getAllByRole('link', { name: 'Log in' })) {
      expect(link).toHaveAttribute('href', `/activity-hub/fjord?next=${next}`);
    }
    expect(http.requests(hold)).toHaveLength(0);
    await expectAccessible();
  });
});

describe('an activity that asks for a code', () => {
  test('shows nothing before it, and books with it', async () => {
    const { user, http } = await renderApp(path, {
      signedIn: true,
      http: routes({
        [activity]: ({ query }) =>
          query.get('code') === 'SECRET'
            ? ok(availabilityFixture(november))
            : refuse(403, 'SERVICE_CODE_REQUIRED', 'This activity requires a code.'),
        'POST /api/v1/public/service/checkCode': ({ body }) =>
          ok({ valid: JSON.stringify(body).includes('SECRET') }),
      }),
    });
    const field = await screen.findByLabelText('Code');
    await expectAccessible();
    await user.type(field, 'wrong');
    await user.click(screen.getByRole('button', { name: 'Check code' }));
    expect(await screen.findByText('The code is not correct.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'SECRET');
    await user.click(screen.getByRole('button', { name: 'Check code' }));
    await user.click(await day(/^Wednesday,? 25 November/));
    const [first] = within(await slots()).getAllByRole('button');
    if (first) await user.click(first);
    await screen.findByRole('timer');
    expect(http.requests(hold)[0]?.body).toMatchObject({ code: 'SECRET' });
  });
});

test('a larger party is held after the smaller one, however late that is answered', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, http } = await openStep('Guest details', {
    [hold]: async () => {
      await answered;
      return ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:10:00.000Z' }, 201);
    },
  });
  await waitFor(() => expect(http.requests(hold)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'One more adult' }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(http.requests(hold)).toHaveLength(1);

  answer();
  await screen.findByRole('timer');
  await waitFor(() => expect(http.requests(hold)).toHaveLength(2));
  const parties = http.requests(hold).map(({ body }) => body);
  expect(parties).toMatchObject([{ participants: 1 }, { participants: 2 }]);
});
