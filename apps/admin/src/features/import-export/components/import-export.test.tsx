import type { ImportReport } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
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
const file = (bytes: Uint8Array<ArrayBuffer>) =>
  Object.assign(new File([bytes], 'guests.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => bytes.buffer,
  });
const utf8 = (text: string) => new TextEncoder().encode(text);

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
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file(utf8(text)));
};

test.each([1, 2, 3, 4] as const)('level %d opens the page as the table says', async (level) => {
  await open({}, level);
  // the menu names the page as well
  const name = may(level, 'imports.run') ? 'Import and export' : 'No access';
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeInTheDocument();
});

test('a picture is refused before anything of it is read as a list', async () => {
  const { user, http } = await open();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x2c]);
  const input = await screen.findByLabelText('Choose a CSV file');
  await user.upload(input, file(png));
  expect(await screen.findByText(/^guests\.csv is not a CSV file\./)).toBeInTheDocument();
  expect(http.requests(TRY)).toEqual([]);
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
  expect(http.requests(TRY).map(({ body }) => body)).toEqual([
    { csv: 'sep=,\nkey,mail,shoe size', source: 'csv' },
    {
      csv: CSV,
      source: 'csv',
      mapping: [
        { column: 'key', field: 'externalId' },
        { column: 'mail', field: 'email' },
        { column: 'shoe size', field: '' },
      ],
    },
  ]);
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
  expect(http.requests(TRY)[2]?.body).toMatchObject({ mapping });
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

test('a spreadsheet of Windows, its headings in the language of the screen, comes in whole', async () => {
  const { user, http } = await open({
    [TRY]: () => ok(aReport({ columns: [{ column: 'Key', field: 'externalId' }], lines: [] })),
  });
  // 'Ås' as Windows-1252 has it
  const bytes = new Uint8Array([...utf8('Key;First name;First name\r\n1;'), 0xc5, 0x73, 0x3b]);
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file(bytes));
  await screen.findByRole('region', { name: 'Trial: nothing has been kept' });
  expect(screen.getByLabelText('Field of the column First name')).toHaveDisplayValue('First name');
  expect(screen.getByLabelText('Field of the column First name (2)')).toHaveDisplayValue(
    'Left out',
  );
  expect(http.requests(TRY)[1]?.body).toMatchObject({
    csv: 'Key;First name;First name\r\n1;Ås;',
    mapping: [
      { column: 'Key', field: 'externalId' },
      { column: 'First name', field: 'firstname' },
      { column: 'First name (2)', field: '' },
    ],
  });
});

test('a long file goes in part by part, its lines told by their place in it', async () => {
  const rows = Array.from({ length: 2_500 }, (_, n) => `${n},${n}@x`);
  const part = (given: Partial<ImportReport>) =>
    ok(aReport({ known: 0, refused: 1, lines: [], ...given }));
  const second = { line: 3, outcome: 'refused', problems: [{ code: 'NOT_FOUND', message: 'No.' }] };
  let fails = true;
  const { user, http } = await open({
    [TRY]: ({ body }) =>
      JSON.stringify(body).includes('2499@x')
        ? part({ rows: 500, added: 499, lines: [second] })
        : part({ rows: 2_000, added: 2_000, refused: 0 }),
    [RUN]: ({ body }) => {
      const isLast = JSON.stringify(body).includes('2499@x');
      if (isLast && fails) return refuse(503, 'SERVICE_UNAVAILABLE', 'Not now.');
      return part({ dryRun: false, rows: 500, added: isLast ? 499 : 0, known: isLast ? 0 : 2_000 });
    },
  });
  await choose(user, ['key,mail', ...rows].join('\n'));
  const trial = await screen.findByRole('region', { name: 'Trial: nothing has been kept' });
  expect(trial).toHaveTextContent(/Would be added2,499In already0Refused1/);
  expect(within(trial).getByRole('row', { name: /^2002 Refused No\./ })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Import 2499 rows' }));
  expect(await screen.findByText(/It stopped after 2,000 of 2,500 rows\./)).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Import 2499 rows' }));
  expect(await screen.findByRole('region', { name: 'Imported' })).toHaveTextContent(
    /Added499In already2,000/,
  );
  expect(http.requests(RUN)).toHaveLength(4);
});

test('a file beyond what the page can hold is refused before it is read', async () => {
  const { user, http } = await open();
  const large = file(utf8('a'));
  Object.defineProperty(large, 'size', { value: 50_000_001 });
  await user.upload(await screen.findByLabelText('Choose a CSV file'), large);
  expect(await screen.findByText(/^The file is too large: at most 50 MB/)).toBeInTheDocument();
  expect(http.requests(TRY)).toHaveLength(0);
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
