const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { helpModule } = require('./module.mjs');

const LOCALES = resolve(__dirname, '../../i18n/src/locales');
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name));
const makers = ['en', 'no']
  .flatMap((language) => filesOf(resolve(LOCALES, language)))
  .concat(filesOf(__dirname));

/** As the vite plugin does it. */
module.exports = {
  process(text, path) {
    const language = path.includes('/content/no/') ? 'no' : 'en';
    const help = { default: helpModule(text, language), __esModule: true };
    return { code: `module.exports = ${JSON.stringify(help)};` };
  },
  /** Help is also made of the labels it takes from the product. */
  getCacheKey(text, path) {
    const hash = createHash('sha256').update(text).update(path);
    for (const file of makers) hash.update(readFileSync(file));
    return hash.digest('hex');
  },
};
