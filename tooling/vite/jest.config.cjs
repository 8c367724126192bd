module.exports = require('@atrium/jest-preset/pure.cjs')('vite', __dirname);
