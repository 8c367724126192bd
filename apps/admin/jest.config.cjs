module.exports = require('@atrium/jest-preset/react.cjs')('admin', __dirname);
