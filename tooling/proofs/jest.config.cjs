module.exports = require('@atrium/jest-preset/pure.cjs')('proofs', __dirname);
