import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';

const OPERATOR = 'GET /_public/operator.json';
const says = (operator: unknown) => ({ [OPERATOR]: () => reply(200, operator) });

/** What system administrators wrote: nothing. */
const unedited = {
  'GET /api/v1/sitePages': () => reply(200, { success: true, data: [] }),
  'GET /api/v1/sitePages/articles/nobody-wrote-this': () => refuse(404, 'NOT_FOUND'),
};

const pages = [
  ['/product', 'What Atrium does', 'Hva Atrium gjør'],
  ['/gdpr', 'Privacy', 'Personvern'],
  ['/legal', 'Legal notice', 'Juridisk informasjon'],
  ['/termsOfSale', 'Terms of sale', 'Salgsvilkår'],
  ['/sla', 'Service levels', 'Tjenestenivå'],
  ['/career', 'Careers', 'Jobb'],
  ['/hall-of-fame', 'Hall of fame', 'Æresgalleri'],
  ['/pitch_deck', 'Atrium in ten minutes', 'Atrium på ti minutter'],
  ['/sastech', 'How it is built', 'Slik er det bygget'],
  ['/patchnotes', 'Patch notes', 'Endringer'],
  ['/minsidePortal', 'Your Activity Hub', 'Min side'],
  ['/articles', 'Articles', 'Artikler'],
  ['/articles/one-place-one-guest', 'One place, one guest', 'Én plass, én gjest'],
  ['/special', 'Special', 'Særlig'],
  ['/special/dining-room', 'An evening in the dining room', 'En kveld i spisesalen'],
] as const;

test.each(pages)('%s is a page in English and in Norwegian', async (path, english, norwegian) => {
  for (const [language, title, lang] of [
    ['en', english, 'en-GB'],
    ['no', norwegian, 'nb-NO'],
  ] as const) {
    const { unmount } = await renderApp(path, { language, http: { ...unedited, ...says({}) } });
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading.closest('[lang]')).toHaveAttribute('lang', lang);
    expect(document.title).toBe(`${title} · Atrium`);
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    // the words differ, the page does not
    if (language === 'en') await expectAccessible();
    unmount();
  }
});

test('search engines are told of both languages, as long as the page is shown', async () => {
  const { user } = await renderApp('/product', { language: 'no' });
  await screen.findByRole('heading', { level: 1 });
  const linked = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
      ({ rel, hreflang, href }) =>
        `${rel} ${hreflang} ${new URL(href).pathname}${new URL(href).search}`,
    );
  expect(linked()).toEqual([
    'canonical  /product?lang=no',
    'alternate en /product',
    'alternate no /product?lang=no',
    'alternate x-default /product',
  ]);
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Slik er det bygget' }));
  await screen.findByRole('heading', { level: 1, name: 'Slik er det bygget' });
  expect(linked()[0]).toBe('canonical  /sastech?lang=no');
});

test('a link in the text opens the next page without loading the app again', async () => {
  const { user, router } = await renderApp('/career');
  const article = within((await screen.findByRole('article')) as HTMLElement);
  await user.click(article.getByRole('link', { name: 'what Atrium does' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What Atrium does' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/product');
});

test('an article has its day, in words', async () => {
  await renderApp('/articles/nine-oclock', { language: 'no' });
  expect(await screen.findByText('21. november 2026')).toBeVisible();
});

test('an article that nobody wrote is not found', async () => {
  await renderApp('/articles/nobody-wrote-this', { http: unedited });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('careers say that nothing is open', async () => {
  await renderApp('/career');
  expect(await screen.findByText('No position is open at the moment.')).toBeVisible();
});

describe('who runs the installation', () => {
  test('is said as far as it has been stated, and what is missing is named', async () => {
    await renderApp('/legal', {
      http: says({
        name: 'Fjell Drift AS',
        address: 'Kaien 1\n5003 Bergen',
        law: ' ',
        shoeSize: '44',
      }),
    });
    const facts = within(await screen.findByRole('region', { name: 'Who runs this installation' }));
    expect(await facts.findByText('Fjell Drift AS')).toBeVisible();
    expect(facts.getByText(/Kaien 1/)).toBeVisible();
    expect(facts.getByRole('alert')).toHaveTextContent(
      'Not stated by whoever runs this installation: Registration number, Email, Phone, Law and jurisdiction.',
    );
    expect(facts.queryByText('44')).toBeNull();
    await expectAccessible();
  });

  test.each([{}, [], null, 'nobody'])(
    'is said to be unknown where the file says %j',
    async (file) => {
      await renderApp('/sla', { http: says(file) });
      expect(await screen.findByText(/^Not stated by .*: Name, Email, Availability/)).toBeVisible();
    },
  );

  test('can be asked for again when it could not be loaded', async () => {
    const { user, http } = await renderApp('/gdpr', { http: { [OPERATOR]: () => reply(503, {}) } });
    expect(await screen.findByText(/Who runs this installation could not be loaded/)).toBeVisible();
    http.use(says({ privacyOfficer: 'Anna Berg, privacy@fjell.example' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Anna Berg, privacy@fjell.example')).toBeVisible();
  });
});
