const { markdownModule } = require('./markdown-module.mjs');

module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(markdownModule(text))};` }),
};
