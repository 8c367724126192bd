// Loaded into the API process of the control: a payment moves on whatever its state has become meanwhile, and what was
// done has no key by which it is known again.
const { randomBytes } = require('node:crypto');
const { createRequire } = require('node:module');

const fromApi = createRequire(require.resolve('@atrium/api/application'));
const fresh = () => randomBytes(12).toString('hex');

const { PaymentsRepository } = fromApi('./modules/payments/payments.repository.js');
PaymentsRepository.prototype.changeFrom = function unchecked(scope, { _id }, change) {
  return this.model
    .findOneAndUpdate(
      this.scoped(scope, { _id }),
      { ...change, $inc: { version: 1 } },
      { session: scope.session, returnDocument: 'after' },
    )
    .lean();
};

const { MoneyLedger } = fromApi('./modules/payments/ledger/money-ledger.js');
const append = MoneyLedger.prototype.append;
MoneyLedger.prototype.append = function unkeyed(tx, entry) {
  return append.call(this, tx, { ...entry, key: `${entry.key}|${fresh()}` });
};

const { SandboxProvider } = fromApi('./modules/payments/provider/sandbox/sandbox-provider.js');
const refund = SandboxProvider.prototype.refund;
SandboxProvider.prototype.refund = function unkeyed(scope, reference, asked) {
  return refund.call(this, scope, reference, { ...asked, key: fresh() });
};
