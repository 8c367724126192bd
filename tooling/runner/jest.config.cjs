module.exports = require('@atrium/jest-preset/pure.cjs')('runner', __dirname);
