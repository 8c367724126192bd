// Holds openapi.json to Redocly's recommended rules, its examples to its schemas, and its fields to names that
// stay apart in generated clients. Warnings fail too: what they mean is mended, or answered here.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const WITHOUT_EXAMPLE = 'rule/example';
// the answer to a link in a mail is the page that it leads to
const REDIRECT = '#/paths/~1api~1v1~1opt_out~1{vendorId}~1oneClick/get/responses';
// the bytes of a picture
const IS_FILE = /requestBody\/content\/application~1octet-stream$/;
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // nobody may use it but by contract, so there is no licence to name
    'info-license': 'off',
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
    [WITHOUT_EXAMPLE]: {
      subject: { type: 'MediaType' },
      assertions: { requireAny: ['example', 'examples'] },
      message: 'has no example: run its API tests with RECORD_EXAMPLES=1, then `npm run generate`',
      severity: 'error',
    },
  },
});
const problems = await lint({ ref: file, config });
const errors = problems
  .map(({ location, ...problem }) => ({ ...problem, pointer: location[0]?.pointer ?? '' }))
  .filter(({ ruleId, pointer }) => ruleId !== 'operation-2xx-response' || pointer !== REDIRECT)
  .filter(({ ruleId, pointer }) => ruleId !== WITHOUT_EXAMPLE || !IS_FILE.test(pointer));
for (const { ruleId, message, pointer } of errors) {
  console.error(`${pointer}: ${message} (${ruleId})`);
}

const { schemas } = JSON.parse(await readFile(file, 'utf8')).components;
const alike = Object.entries(schemas).flatMap(([name, { properties = {} }]) => {
  // generators drop the underscore: of two fields one would be lost, or the client not compile
  const twins = Object.keys(properties).filter(
    (field) => field.startsWith('_') && field.slice(1) in properties,
  );
  return twins.map((field) => `${name}: ${field} and ${field.slice(1)} are one field in a client`);
});
for (const line of alike) console.error(line);
if (errors.length > 0 || alike.length > 0) process.exitCode = 1;
