/**
 * Writes src/modules/messages/rendering/mail-layout.ts from message.mjml beside it; with `--check` it only
 * compares. mjml takes some 100 ms and 100 packages for what a mail then only has to fill in, so it runs here
 * and not in the API.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import mjml2html from 'mjml';

const folder = join(import.meta.dirname, '..', 'src', 'modules', 'messages', 'rendering');
const target = join(folder, 'mail-layout.ts');

const { html, errors } = await mjml2html(await readFile(join(folder, 'message.mjml'), 'utf8'), {
  validationLevel: 'soft',
  keepComments: false,
  // otherwise a web font is fetched from a third party when the mail is read
  fonts: {},
});
// mjml reports a placeholder where it expects a colour
const mistakes = errors.filter(({ message }) => !message.includes('{{='));
if (mistakes.length > 0) {
  throw new Error(mistakes.map(({ formattedMessage }) => formattedMessage).join('\n'));
}

const layout = html
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .join('\n')
  .replace(/[\\`$]/g, '\\$&');
const source = `// Generated from message.mjml by \`npm run generate\`.\nexport const mailLayout = \`${layout}\n\`;\n`;

if (!process.argv.includes('--check')) {
  await writeFile(target, source);
} else if (source !== (await readFile(target, 'utf8'))) {
  console.error('mail-layout.ts is not what message.mjml compiles to: `npm run generate`.');
  process.exitCode = 1;
}
