import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '../src/locales/en/errors';

const root = join(__dirname, '..', '..', '..');

/** The code of a folder, without its tests and comments, and without what it only documents. */
function codeIn(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|test)\.|metadata\.ts$|testing\//.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/@?\bFails\([^)]*\)/g, '');
}

test('every error text is sent by the API or said by an app', () => {
  const code = [
    'apps/api/src',
    'packages/rules/src',
    'apps/admin/src',
    'apps/hub/src',
    'apps/public/src',
  ]
    .map(codeIn)
    .join('\n');
  const unused = Object.keys(errors).filter((key) => !new RegExp(`\\b${key}\\b`).test(code));
  expect(unused).toEqual([]);
});
