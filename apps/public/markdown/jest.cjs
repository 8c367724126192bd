const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { FACT_FILES } = require('./facts.mjs');
const { pageModule } = require('./module.mjs');

const makers = readdirSync(__dirname).map((file) => `${__dirname}/${file}`);

/** As the vite plugin does it, but for the pictures. */
module.exports = {
  process(text, path) {
    const language = path.includes('/content/no/') ? 'no' : 'en';
    const page = pageModule(text, language);
    return { code: `module.exports = ${JSON.stringify({ ...page, __esModule: true })};` };
  },
  /** A page is also made of the documents it takes figures from. */
  getCacheKey(text, path) {
    const hash = createHash('sha256').update(text).update(path);
    for (const file of [...FACT_FILES, ...makers]) hash.update(readFileSync(file));
    return hash.digest('hex');
  },
};
