import type { ThemeOutput, VendorOutput } from '@atrium/api-client/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { account, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const theme: ThemeOutput = {
  _id: id(80),
  name: 'Winter',
  vendorDefault: false,
  version: 2,
  main: { backgroundColor: '#ffffff', color: '#111111' },
  signup: {},
  title: {},
  input: {},
  buttonCTA: { backgroundColor: '#0b5d57', color: '#ffffff' },
  link: {},
};
const UPDATE = 'PUT /api/v1/themes/:id';

async function open() {
  const app = await renderApp(`/admin/settings/themes/${theme._id}`, {
    signedIn: true,
    http: {
      ...signedIn(2),
      'GET /api/v1/themes': () => ok([theme]),
      'GET /api/v1/services': () => ok([aService()]),
      'GET /api/v1/admin/vendor': () =>
        ok<Partial<VendorOutput>>({ name: account().vendor.name, tagline: 'Where mountains meet' }),
      [UPDATE]: () => ok({ ...theme, version: 3 }),
    },
  });
  // the page and its preview are two whole MUI themes, slow in jsdom
  await screen.findByText('Where mountains meet', {}, { timeout: 20_000 });
  return app;
}

test('the preview shows the venue’s own words in the colours of the form', async () => {
  await open();
  expect(await screen.findByText('Kayak tour')).toBeVisible();
  expect(screen.getByText('18.8 : 1, passes')).toBeVisible();
});

test('a text that nobody could read is told at once and not saved', async () => {
  const { user, http } = await open();
  const button = await screen.findByRole('group', { name: 'Main button' });
  const text = within(button).getByRole('textbox', { name: 'Text' });
  await user.clear(text);
  await user.click(text);
  await user.paste('#0b6d67');
  const list = screen.getByRole('region', { name: 'Contrast' });
  expect(within(list).getByText(/too weak/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await within(button).findByText('The text cannot be read well enough on this background.'),
  ).toBeVisible();
  expect(http.requests(UPDATE)).toHaveLength(0);
});

test('a readable one is saved, and the parts without a choice stay without', async () => {
  const { user, http } = await open();
  const page = await screen.findByRole('group', { name: 'Page' });
  const background = within(page).getByRole('textbox', { name: 'Background' });
  await user.clear(background);
  await user.click(background);
  await user.paste('#fafafa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your changes have been saved.');
  expect(http.requests(UPDATE)[0]?.body).toEqual({
    name: 'Winter',
    version: 2,
    main: { backgroundColor: '#fafafa', color: '#111111' },
    buttonCTA: theme.buttonCTA,
    signup: null,
    title: null,
    input: null,
    link: null,
  });
});

test('one click makes it the look of the guests’ pages', async () => {
  const { user, http } = await open();
  await user.click(await screen.findByRole('button', { name: 'Use for the guests’ pages' }));
  await waitFor(() =>
    expect(http.requests(UPDATE)[0]?.body).toEqual({ vendorDefault: true, version: theme.version }),
  );
});
