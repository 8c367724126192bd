import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { notAsked } from './allowances';
import { assertComplete } from './completeness';
import { screenRequests } from './requests';

const path = join(root, 'packages', 'api-client', 'openapi.json');
const document = JSON.parse(readFileSync(path, 'utf8'));

test('every GET that staff may ask for is asked, or it is said why not', () => {
  expect(() => assertComplete(document)).not.toThrow();
});

test('a GET that nobody thought of is named', () => {
  const more = { '/api/v1/admin/more': { get: { operationId: 'listMore' } } };
  expect(() => assertComplete({ paths: { ...document.paths, ...more } })).toThrow(/listMore/);
});

test('one that is gone is named', () => {
  expect(() => assertComplete({ paths: {} })).toThrow(
    new RegExp(Object.keys({ ...screenRequests, ...notAsked })[0] ?? ''),
  );
});
