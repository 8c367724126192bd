// Loaded into the API process of the control: every message is sent by itself and once, whatever became of it and of
// those before it.
const { createRequire } = require('node:module');

const fromApi = createRequire(require.resolve('@atrium/api/application'));

const { WebhookDeliveriesRepository } = fromApi(
  './modules/webhooks/deliveries/webhook-deliveries.repository.js',
);
const { due, record } = WebhookDeliveriesRepository.prototype;
WebhookDeliveriesRepository.prototype.due = async function apart(...all) {
  const { chains, ...rest } = await due.apply(this, all);
  return { chains: chains.flat().map((id) => [id]), ...rest };
};
WebhookDeliveriesRepository.prototype.record = function once(scope, id, attempt, becomes) {
  const { dueAt: _, ...never } = becomes;
  return record.call(this, scope, id, attempt, { ...never, state: 'delivered' });
};
