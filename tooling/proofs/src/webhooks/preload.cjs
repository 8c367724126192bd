// Loaded into an API process before its own code: pauses between tries pass faster. The rest of the process is the
// product's.
const Module = require('node:module');

/** Half an hour to the fourth try is a minute and a half here. */
const TIMES_FASTER = 20;

const load = Module._load;
Module._load = function loadFaster(request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (!/\/webhooks\/webhook-retries$/.test(request)) return loaded;
  return {
    ...loaded,
    nextWebhookTry(message, now, patience) {
      const next = loaded.nextWebhookTry(message, now, patience);
      return next === undefined ? undefined : now + (next - now) / TIMES_FASTER;
    },
    webhookPause: (failures) => loaded.webhookPause(failures) / TIMES_FASTER,
  };
};
