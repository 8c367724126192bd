import type { GuestIntakeOutput } from '@atrium/api-client/hub/spa';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, venueRoutes } from '../../testing/hub-routes';
import { renderApp } from '../../testing/render-app';

const page = '/activity-hub/fjord/intake/the-token';
const form = (change: Partial<GuestIntakeOutput> = {}): GuestIntakeOutput => ({
  ...{ treatment: 'Massage', date: '2026-11-25', start: 600, guests: 1, answered: [], open: true },
  questions: [
    { key: 'health', kind: 'text', required: false },
    { key: 'pregnancy', kind: 'yesNo', required: false },
    { key: 'allergies', kind: 'text', required: false },
    { key: 'pressure', kind: 'text', required: true, text: 'How firm?' },
  ],
  consent: { version: 2, text: 'You may keep my answers.' },
  ...change,
});

/** The form, as the API has it after each answer. */
function routes(first: GuestIntakeOutput, sent: unknown[] = []) {
  let now = first;
  return {
    ...venueRoutes(),
    'GET /api/v1/hub/intake': () => ok(now),
    'PUT /api/v1/hub/intake': ({ body }: { body: unknown }) => {
      sent.push(body);
      const { guest } = body as { guest: number };
      now = { ...now, answered: [...now.answered, guest] };
      return ok(now);
    },
  };
}

it('asks, and sends what was answered with the consent, without signing in', async () => {
  const sent: unknown[] = [];
  const { user } = await renderApp(page, { http: routes(form(), sent) });
  expect(await screen.findByText(/^Massage, .*25 November 2026 at 10:00$/)).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(screen.getByText('Answer this question')).toBeVisible();
  expect(screen.getByText(/Without your consent/)).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible();
  await user.type(screen.getByRole('textbox', { name: /Illnesses/ }), ' Asthma ');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.type(screen.getByRole('textbox', { name: 'How firm?' }), 'Soft');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(sent).toEqual([
    {
      ...{ vendor: 'fjord', token: 'the-token', guest: 1, consent: true, consentVersion: 2 },
      answers: [
        { question: 'health', answer: 'Asthma' },
        { question: 'pregnancy', answer: 'no' },
        { question: 'allergies', answer: '' },
        { question: 'pressure', answer: 'Soft' },
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Answer again' }));
  expect(await screen.findByText(/Earlier answers are not shown/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'How firm?' })).toHaveValue('');
});

it('lets each of a couple answer, and asks for the device back', async () => {
  const questions = [{ key: 'health', kind: 'text', required: false }] as const;
  const first = form({ guests: 2, questions: [...questions] });
  const { user } = await renderApp(`${page}?desk`, { http: routes(first) });
  const who = await screen.findByRole('radiogroup', { name: 'Who is answering?' });
  expect(within(who).getByRole('radio', { name: 'Guest 1' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  expect(await screen.findByText('Hand the device back to the staff.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Answer for the next guest' }));
  expect(await screen.findByRole('radio', { name: 'Guest 1 (answered)' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Guest 2' })).toBeChecked();
});

it('says that the link is over, and that the treatment has begun', async () => {
  const over = { 'GET /api/v1/hub/intake': () => refuse(403, 'INTAKE_LINK_INVALID') };
  await renderApp(page, { http: { ...venueRoutes(), ...over } });
  expect(await screen.findByText('This link is no longer valid')).toBeVisible();
  await expectAccessible();
});

it('takes no answers once the treatment has begun', async () => {
  await renderApp(page, { http: routes(form({ open: false })) });
  expect(await screen.findByText('The treatment has begun')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
});

it('keeps what was typed when it cannot be sent, and says why', async () => {
  const closed = { 'PUT /api/v1/hub/intake': () => refuse(422, 'INTAKE_CLOSED') };
  const { user } = await renderApp(page, { http: { ...routes(form()), ...closed } });
  await user.type(await screen.findByRole('textbox', { name: 'How firm?' }), 'Soft');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Send answers' }));
  const said = await screen.findByRole('alert');
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'How firm?' })).toHaveValue('Soft');
});
