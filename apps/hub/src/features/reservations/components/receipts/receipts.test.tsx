/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { generatedApi, type ReceiptOutput } from '@atrium/api-client/hub';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { chooseLanguage } from '@atrium/i18n/create-i18n';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reservationFixture } from '../../../../testing/fixtures';
import { ok } from '../../../../testing/hub-routes';
import { pinNow } from '../../../../testing/pin-now';
import { renderApp } from '../../../../testing/render-app';

pinNow();
afterEach(() => jest.restoreAllMocks());

const LIST = 'GET /api/v1/hub/receipts';
const FILE = 'GET /api/v1/hub/receipts/:id/pdf';

const receipt: ReceiptOutput = {
  ...{ _id: 'receipt-1', number: 7, kind: 'receipt' },
  ...{ amount: 50_000, currency: 'NOK', date: '2026-11-20' },
};
const creditNote: ReceiptOutput = {
  ...receipt,
  ...{ _id: 'receipt-2', number: 9, kind: 'creditNote', credits: 7 },
  ...{ amount: 20_000, date: '2026-11-22' },
};

const open = (http: MockRoutes = {}, language: 'en' | 'de' = 'en') =>
  renderApp('/activity-hub/fjord/activity/booking-1', {
    signedIn: true,
    language,
    http: {
      // past, so that nothing else is asked for
      'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture({ canChange: false })),
      [LIST]: () => ok([receipt, creditNote]),
      ...http,
    },
  });
const section = (name = 'Receipts') => screen.findByRole('region', { name });
const savedFiles = () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return { files, click };
};

test('receipts and credit notes stand on the page of what was paid, by number, day and amount', async () => {
  const { http } = await open();
  const rows = within(await section()).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/Receipt 7\s*20 November 2026\s*NOK\s500/);
  expect(rows[1]).toHaveTextContent(/Credit note 9\s*22 November 2026\s*[-−]NOK\s200/);
  expect(http.requests(LIST)[0]?.query.get('about')).toBe('booking-1');
  await expectAccessible();
});

test('each is saved as the file that the server made', async () => {
  const { files, click } = savedFiles();
  const { user, http } = await open({ [FILE]: () => new Response(new Uint8Array([0x25, 0xe9])) });
  await section();
  await user.click(screen.getByRole('button', { name: 'Save PDF: Credit note 9' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'Credit note 9.pdf' });
  expect(files.map(({ type, size }) => [type, size])).toEqual([['application/pdf', 2]]);
  expect(http.requests(FILE).map(({ params }) => params.id)).toEqual(['receipt-2']);
});

test('one is saved at a time, however often it is asked for', async () => {
  const { click } = savedFiles();
  let answer: (file: Response) => void = () => {};
  const { user, http } = await open({ [FILE]: () => new Promise((resolve) => (answer = resolve)) });
  await section();
  const save = screen.getByRole('button', { name: 'Save PDF: Receipt 7' });
  await user.click(save);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  await user.click(save);
  await user.click(screen.getByRole('button', { name: 'Save PDF: Credit note 9' }));
  answer(new Response(new Uint8Array([0x25])));
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  expect(http.requests(FILE)).toHaveLength(1);
  expect(click).toHaveBeenCalledTimes(1);
});

test('a file that does not arrive is said so, and can be asked for again', async () => {
  const { click } = savedFiles();
  let fails = true;
  const { user } = await open({
    [FILE]: () => (fails ? refuse(404, 'NOT_FOUND') : new Response(new Uint8Array([0x25]))),
  });
  await section();
  const save = screen.getByRole('button', { name: 'Save PDF: Receipt 7' });
  await user.click(save);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(click).not.toHaveBeenCalled();
  fails = false;
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  await user.click(save);
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
});

test('what was never paid has no such section', async () => {
  const { store } = await open({ [LIST]: () => ok([]) });
  const answer = generatedApi.endpoints.listOwnReceipts.select({ about: 'booking-1' });
  await waitFor(() => expect(answer(store.getState()).isSuccess).toBe(true));
  expect(screen.getByRole('heading', { name: 'Sauna' })).toBeVisible();
  expect(screen.queryByText('Receipts')).not.toBeInTheDocument();
  expect(screen.queryByText('The receipts could not be loaded.')).not.toBeInTheDocument();
});

test('receipts that cannot be loaded leave the booking as it is, and are asked for again', async () => {
  let fails = true;
  const { user } = await open({
    [LIST]: () => (fails ? refuse(500, 'INTERNAL') : ok([receipt])),
  });
  const failed = await section();
  expect(failed).toHaveTextContent('The receipts could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Sauna' })).toBeVisible();
  await expectAccessible();
  fails = false;
  await user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Receipt 7')).toBeVisible();
  expect(screen.queryByText('The receipts could not be loaded.')).not.toBeInTheDocument();
});

test('they speak the guest’s language, and the one that is chosen later', async () => {
  const { i18n } = await open({}, 'de');
  const list = await section('Belege');
  expect(list).toHaveTextContent(/Beleg 7\s*20\. November 2026/);
  expect(within(list).getByRole('button', { name: 'PDF speichern: Gutschrift 9' })).toBeVisible();
  await act(() => chooseLanguage(i18n, 'fr'));
  expect(await section('Reçus')).toHaveTextContent(/Avoir 9/);
});
