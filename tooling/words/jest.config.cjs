module.exports = require('@atrium/jest-preset/pure.cjs')('words', __dirname);
