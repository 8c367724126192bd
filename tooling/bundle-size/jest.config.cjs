module.exports = require('@atrium/jest-preset/pure.cjs')('bundle-size', __dirname);
