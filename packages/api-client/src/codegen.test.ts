import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '..');

// Runs in its own process: the generator's formatter needs ES modules, which jest's sandbox lacks.
const generate = `
  const { generateEndpoints, parseConfig } = require('@rtk-query/codegen-openapi');
  const hub = parseConfig(require('./codegen.config.cjs')).find(({ outputFile }) => outputFile.includes('hub'));
  generateEndpoints({
    ...hub,
    outputFile: undefined,
    schemaFile: './src/testing/fixture-openapi.json',
  }).then((source) => process.stdout.write(source));
`;

test('the codegen settings turn an OpenAPI document into the typed hooks of one app', () => {
  const source = execFileSync(process.execPath, ['-e', generate], { cwd: root, encoding: 'utf8' });

  expect(source).toContain('useGetActivityQuery');
  expect(source).toContain('useLazyGetActivityQuery');
  expect(source).toContain('useCreateBookingMutation');
  expect(source).toContain('encodeURIComponent(String(queryArg.id))');
  expect(source).toMatch(/participants: number/);
  expect(source).not.toContain('useListUsersQuery');
  expect(source).not.toMatch(/: any\b/);
});
