module.exports = require('@atrium/jest-preset/react.cjs')('hub', __dirname);
