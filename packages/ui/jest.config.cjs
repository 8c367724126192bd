module.exports = require('@atrium/jest-preset/react.cjs')('ui', __dirname);
