import type { SitePageOutput, SitePageRowOutput } from '@atrium/api-client/admin';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

const LIST = 'GET /api/v1/admin/sitePages';
const GET = 'GET /api/v1/admin/sitePages/:id';
const CREATE = 'POST /api/v1/admin/sitePages';
const UPDATE = 'PUT /api/v1/admin/sitePages/:id';
const PREVIEW = 'POST /api/v1/admin/sitePages/preview';
const PICTURES = 'GET /api/v1/admin/pictures';

const text = (languageType: string, title: string) => ({
  ...{ languageType, title, description: `About ${title}`, body: 'Words' },
});
const aPage = (given: Partial<SitePageOutput> = {}): SitePageOutput => ({
  ...{ _id: id(70), kind: 'articles', slug: 'autumn', state: 'public', version: 3 },
  // 08:00 in Oslo
  publicFrom: '2026-02-01T07:00:00.000Z',
  texts: [text('en', 'Autumn'), text('no', 'Høst')],
  updatedAt: '2026-06-01T10:00:00.000Z',
  ...given,
});
const row: SitePageRowOutput = {
  ...{ _id: id(70), kind: 'articles', slug: 'autumn', state: 'public', title: 'Autumn' },
  ...{ languages: ['en', 'no'], updatedAt: '2026-06-01T10:00:00.000Z', version: 3 },
};

const open = (path: string, more = {}) =>
  renderApp(`/admin/settings/site-pages${path}`, {
    signedIn: true,
    http: {
      ...signedIn(4),
      [LIST]: () => ok([row]),
      [GET]: () => ok(aPage()),
      [PREVIEW]: () => ok({ html: '<p>Drawn by the API</p>', problems: [] }),
      [PICTURES]: () => ok({ items: [], usedBytes: 0, quotaBytes: 1_000 }),
      ...more,
    },
  });

/** What the field of a day or a time shows. */
const shownIn = (name: string) =>
  screen.getByRole('group', { name }).querySelector<HTMLInputElement>('input')?.value;
const expectFrom = async (day: string, time: string) => {
  await screen.findByRole('group', { name: 'Public from' });
  await waitFor(() => expect([shownIn('Public from'), shownIn('Time')]).toEqual([day, time]));
};

test('the list says what each page is called, where it stands and whether it is public', async () => {
  const later = { ...row, _id: id(71), title: 'Winter', publicFrom: '2999-12-01T07:00:00.000Z' };
  await open('', { [LIST]: () => ok([row, later]) });
  const table = within(await screen.findByRole('table', { name: 'Site pages' }));
  expect(table.getByRole('link', { name: 'Autumn' })).toHaveAttribute(
    'href',
    `/admin/settings/site-pages/${id(70)}`,
  );
  expect(table.getAllByText('/articles/autumn')[0]).toBeInTheDocument();
  expect(table.getByText('Public')).toBeVisible();
  expect(table.getByText(/^Public from .*2999.*08:00$/)).toBeVisible();
  await expectAccessible();
});

test('none yet, and a list that fails', async () => {
  const { user, http } = await open('', { [LIST]: () => refuse(500, 'INTERNAL') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  http.use({ [LIST]: () => ok([]) });
  await user.click(retry);
  expect(await screen.findByText('No pages yet')).toBeVisible();
});

test('a new page is drafted, with its text beside what visitors will see', async () => {
  const { user, http } = await open('/new', {
    [CREATE]: () => ok(aPage(), 201),
    [PREVIEW]: () =>
      ok({ html: '<p>Drawn</p>', problems: [{ code: 'SITE_LINK_UNKNOWN', about: '/gone' }] }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'Not a slug');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), '## One');
  expect(await screen.findByText('Drawn')).toBeVisible();
  expect(screen.getByText(/A link leads nowhere.*\/gone/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    (await screen.findAllByText('Use lowercase letters, digits and hyphens.')).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(0);
  expect(http.requests(CREATE)).toHaveLength(0);

  await user.clear(screen.getByRole('textbox', { name: 'Address' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'autumn');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Autumn');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: '/articles/autumn' })).toBeVisible();
  expect(http.requests(CREATE)[0]?.body).toMatchObject({
    ...{ kind: 'articles', slug: 'autumn', state: 'draft', publicFrom: null, _picture: null },
    texts: [{ title: 'Autumn', description: '', body: '## One' }],
  });
});

test('a page is changed with the version that was seen, its time in the venue’s zone', async () => {
  const { user, http } = await open(`/${id(70)}`, { [UPDATE]: () => ok(aPage({ version: 4 })) });
  await expectFrom('01/02/2026', '08:00');
  expect(await screen.findByText('Drawn by the API')).toBeVisible();
  expect(screen.getByText('Ready to publish.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open page' })).toHaveAttribute(
    'href',
    '/articles/autumn',
  );
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'withdrawn');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({
    ...{ state: 'withdrawn', version: 3, publicFrom: '2026-02-01T07:00:00.000Z' },
    texts: [{ languageType: 'en' }, { languageType: 'no' }],
  });
});

test('a page that is public later cannot be opened yet, and is public at once without a day', async () => {
  const later = aPage({ publicFrom: '2999-12-01T07:00:00.000Z' });
  const { user, http } = await open(`/${id(70)}`, {
    [GET]: () => ok(later),
    [UPDATE]: () => ok(aPage({ version: 4 })),
  });
  await expectFrom('01/12/2999', '08:00');
  expect(screen.queryByRole('link', { name: 'Open page' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await expectFrom('', '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toMatchObject({ publicFrom: null });
});

test('what keeps a page from being public is said, and what was typed stays', async () => {
  const { user } = await open(`/${id(70)}`, {
    [UPDATE]: () =>
      refuse(422, 'SITE_PAGE_UNFINISHED', 'This page is not finished.', [
        { field: 'texts.sv', message: 'A text is missing.' },
        { field: 'texts.en.body', message: 'A link leads nowhere.' },
      ]),
  });
  const slug = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(slug, '-again');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // whichever language is on top
  expect(await screen.findByText(/Text: A link leads nowhere/)).toBeVisible();
  expect(screen.getByText(/Title: A text is missing/)).toBeVisible();
  expect(slug).toHaveValue('autumn-again');
});
