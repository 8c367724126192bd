import type { ImportReport } from '@atrium/api-client/api';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const FIELDS = 'GET /api/v1/admin/imports/:kind/fields';
const TRY = 'POST /api/v1/admin/imports/:kind/dryRun';
const RUN = 'POST /api/v1/admin/imports/:kind';

const aReport = (given: Partial<ImportReport> = {}): ImportReport => ({
  dryRun: true,
  rows: 3,
  added: 1,
  known: 1,
  refused: 1,
  columns: [
    { column: 'key', field: 'externalId' },
    { column: 'mail', field: 'email' },
  ],
  ignoredColumns: ['shoe size'],
  lines: [
    { line: 3, outcome: 'known', problems: [] },
    {
      line: 4,
      outcome: 'refused',
      problems: [
        {
          field: 'email',
          column: 'mail',
          code: 'EMAIL_TAKEN',
          message: 'Another guest has this email.',
        },
      ],
    },
  ],
  ...given,
});
const CSV = 'key,mail,shoe size\n1,a@x,40\n2,b@x,41\n3,"c@x",42\n';
/** jsdom's files cannot be read as browsers' can. */
const file = (text: string) =>
  Object.assign(new File([text], 'guests.csv', { type: 'text/csv' }), { text: async () => text });

/** What the browser is handed to keep. */
function savedFiles(): string[] {
  const texts: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    const reader = new FileReader();
    reader.onload = () => texts.push(String(reader.result));
    reader.readAsText(blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  return texts;
}

const open = (http: MockRoutes = {}, level: AccessLevel = 3, query = '') =>
  renderApp(`/admin/import${query}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      [FIELDS]: () =>
        ok([
          { name: 'externalId', required: true },
          { name: 'firstname', required: false },
          { name: 'email', required: false },
        ]),
      [TRY]: () => ok(aReport()),
      ...http,
    },
  });
const choose = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  text = CSV,
): Promise<void> => {
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file(text));
};

test.each([1, 2, 3, 4] as const)('level %d opens the page as the table says', async (level) => {
  await open({}, level);
  // the menu names the page as well
  const name = may(level, 'imports.run') ? 'Import and export' : 'No access';
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeInTheDocument();
});

test('a file is tried at once: what its columns are, and what would become of each line', async () => {
  const { user, http } = await open();
  await choose(user);
  const result = await screen.findByRole('region', { name: 'Trial: nothing has been kept' });
  expect(result).toHaveTextContent(/Would be added1In already1Refused1/);
  expect(within(result).getByRole('row', { name: /^4 Refused/ })).toHaveTextContent(
    'Email: Another guest has this email.',
  );
  expect(screen.getByLabelText('Field of the column mail')).toHaveDisplayValue('Email');
  expect(screen.getByLabelText('Field of the column shoe size')).toHaveDisplayValue('Left out');
  expect(http.requests(TRY)[0]?.body).toEqual({ csv: CSV, source: 'csv' });
  expect(http.requests(RUN)).toHaveLength(0);
  await expectAccessible();
});

test('a column read otherwise is tried again before it can be imported, and sent as chosen', async () => {
  const { user, http } = await open({
    [RUN]: () => ok(aReport({ dryRun: false, lines: [], known: 0, refused: 0 }), 201),
  });
  await choose(user);
  await screen.findByRole('button', { name: 'Import 1 row' });
  await user.selectOptions(screen.getByLabelText('Field of the column shoe size'), 'First name');
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));

  const done = await screen.findByRole('region', { name: 'Imported' });
  expect(done).toHaveTextContent('Added1');
  const mapping = [
    { column: 'key', field: 'externalId' },
    { column: 'mail', field: 'email' },
    { column: 'shoe size', field: 'firstname' },
  ];
  expect(http.requests(TRY)[1]?.body).toMatchObject({ mapping });
  expect(http.requests(RUN)[0]?.body).toMatchObject({ mapping, csv: CSV });
});

test('what is needed and no column is stands there until one is chosen', async () => {
  const { user } = await open({
    [TRY]: () => refuse(422, 'IMPORT_COLUMNS_MISSING', 'Columns that are needed are missing.'),
  });
  await choose(user, 'nr,email\n1,a@x\n');
  expect(await screen.findByText('Still missing: Key in the other system')).toBeInTheDocument();
  expect(screen.getByLabelText('Field of the column email')).toHaveDisplayValue('Email');
  const tryIt = await screen.findByRole('button', { name: 'Try it' });
  expect(tryIt).toBeDisabled();
  await user.selectOptions(
    screen.getByLabelText('Field of the column nr'),
    'Key in the other system *',
  );
  expect(tryIt).toBeEnabled();
});

test('the refused lines can be taken away, as they were and with why', async () => {
  const saved = savedFiles();
  const { user } = await open();
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Download the refused lines' }));
  await waitFor(() =>
    expect(saved).toEqual([
      'key,mail,shoe size,"Why"\r\n3,"c@x",42,"Email: Another guest has this email."\r\n',
    ]),
  );
});

test('a file without anything in it is refused here, a failure of the server is said', async () => {
  const { user } = await open({ [TRY]: () => refuse(500, 'INTERNAL') });
  await choose(user, ' \n');
  expect(await screen.findByText('The file has no heading.')).toBeInTheDocument();
  await choose(user);
  expect(await screen.findByText('The file could not be imported.')).toBeInTheDocument();
});

test('the kind is in the address; everything of a kind is downloaded as a file', async () => {
  const EXPORT = 'GET /api/v1/admin/exports/stays.csv';
  const saved = savedFiles();
  const { user, http, router } = await open({ [EXPORT]: () => new Response('a,b\r\n') });
  await user.selectOptions(await screen.findByLabelText('What is in the file'), 'Stays');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=stays'));
  await waitFor(() => expect(http.requests(FIELDS).at(-1)?.params.kind).toBe('stays'));
  await user.click(screen.getByRole('button', { name: 'Download Stays' }));
  await waitFor(() => expect(saved).toEqual(['a,b\r\n']));
});
