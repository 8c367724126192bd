module.exports = require('@atrium/jest-preset/react.cjs')('public', __dirname);
