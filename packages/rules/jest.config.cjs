module.exports = require('@atrium/jest-preset/pure.cjs')('rules', __dirname);
