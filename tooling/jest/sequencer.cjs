const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Tests that share what their worker keeps (`worker-runtime.cjs`) come first and together: between other files
 * it would be closed and made again. Among themselves, the longest come first, as jest has them.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isSharing = ({ context }) => Boolean(context.config.runtime);
    return [...sorted.filter(isSharing), ...sorted.filter((test) => !isSharing(test))];
  }
};
