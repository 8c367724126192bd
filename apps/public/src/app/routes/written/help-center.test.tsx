import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';

const questions = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);

test('guests see their questions first, staff theirs by a switch that the address keeps', async () => {
  const { user, router } = await renderApp('/help-center');
  expect(await questions()).toContain('I forgot my password');
  expect(await questions()).not.toContain('Who may do what?');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'For staff' }));
  expect(await questions()).toContain('Who may do what?');
  expect(router.state.location.search).toBe('?for=staff');
});

test.each([
  ['en', 'pasword', 'I forgot my password'],
  ['en', 'memebrship', 'How many uses of my membership are left?'],
  ['en', 'ANONYMIZED', 'When are guests anonymised?'],
  ['en', 'how do i invite a colleague', 'Invite a colleague'],
  ['no', 'pasord', 'Jeg har glemt passordet'],
  ['no', 'avbestile', 'Hvordan endrer eller avbestiller jeg?'],
  ['no', 'nar anonymiseres', 'Når anonymiseres gjester?'],
] as const)(
  'in %s the search for “%s” finds “%s” among the first three',
  async (language, term, title) => {
    await renderApp(`/help-center?q=${encodeURIComponent(term)}`, { language });
    expect((await questions()).slice(0, 3)).toContain(title);
  },
);

test('what is typed is searched in everybody’s help, and each answer says whose it is', async () => {
  const { user, router } = await renderApp('/help-center');
  await questions();
  await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'eternal');
  await waitFor(async () => expect((await questions())[0]).toContain('anonymised'));
  expect(screen.getAllByText('For staff').length).toBeGreaterThan(0);
  expect(router.state.location.search).toBe('?q=eternal');
  expect(screen.getByRole('searchbox', { name: 'Search help' })).toHaveValue('eternal');
  await expectAccessible();
});

test('a search that finds nothing says so and leaves the list', async () => {
  await renderApp('/help-center?q=xylophone');
  expect(await screen.findByText(/^Nothing found for “xylophone”/)).toBeVisible();
  expect(await questions()).toContain('How do I book?');
});

test('an address with a question opens its answer', async () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  await renderApp('/help-center?for=staff#sender');
  expect(await screen.findByText(/at most 10 letters and digits/)).toBeVisible();
  expect(screen.getByText(/kept for 90 days/)).not.toBeVisible();
});

test.each([
  [
    'en',
    [
      /valid for one hour/,
      /kept for 90 days/,
      /Eternal guest is never anonymised/,
      /cannot override availability/,
      /at most 10 letters and digits/,
      /around noon on the day after/,
      /Every night/,
      /with its country prefix/,
    ],
  ],
  [
    'no',
    [
      /gyldig i én time/,
      /beholdes i 90 dager/,
      /evig gjest \(Eternal\) anonymiseres aldri/,
      /kan ikke overstyre/,
      /høyst 10 bokstaver og sifre/,
      /rundt klokken tolv dagen etter/,
      /Hver natt/,
      /med landkode/,
    ],
  ],
] as const)('the guide for staff in %s states what staff rely on', async (language, claims) => {
  await renderApp('/help-center?for=staff', { language });
  await questions();
  for (const claim of claims) expect(document.body).toHaveTextContent(claim);
});
