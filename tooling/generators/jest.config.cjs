module.exports = require('@atrium/jest-preset/pure.cjs')('generators', __dirname);
