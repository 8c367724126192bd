module.exports = require('@atrium/jest-preset/react.cjs')('api-client', __dirname);
