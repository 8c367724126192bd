// Holds openapi.json to Redocly's recommended rules; only their errors fail.
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';

const file = fileURLToPath(new URL('../openapi.json', import.meta.url));
const config = await createConfig({ extends: ['recommended'] });
const problems = await lint({ ref: file, config });
const errors = problems.filter(({ severity }) => severity === 'error');
for (const { ruleId, message, location } of errors) {
  console.error(`${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}
if (errors.length > 0) process.exitCode = 1;
