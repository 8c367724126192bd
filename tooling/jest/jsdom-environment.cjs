const { keepComputedStyles } = require('./style-rules.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has no fetch, streams or TextEncoder; the browser has: lend Node's. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
    });
    keepComputedStyles(this.global);
  }
};
