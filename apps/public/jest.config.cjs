const preset = require('@atrium/jest-preset/react.cjs')('public', __dirname);

module.exports = {
  ...preset,
  transform: { '\\.md$': require.resolve('./jest-markdown.cjs'), ...preset.transform },
};
