module.exports = require('@atrium/jest-preset/pure.cjs')('i18n', __dirname);
