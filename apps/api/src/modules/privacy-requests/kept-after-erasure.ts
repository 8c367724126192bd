import type { KeptAfterErasure } from '@atrium/rules/guests/privacy-request';
import { BOOKKEEPING, dataMap } from '../../common/privacy/data-map';

/** Collections whose fields stay for what was agreed to, and for what was paid. */
const agreed: ReadonlySet<string> = new Set(['mandates']);
const paid: ReadonlySet<string> = new Set(['payments', 'paymentRequests', 'vouchers', 'sales']);
/** Collections that show what was done, and not what the guest did. */
const shown: ReadonlySet<string> = new Set(['audit', 'privacyRequests']);

/** What the erasure of a guest leaves, by the map of data: what stays in each collection, and why in short. */
export function keptOf(): { collection: string; kept: KeptAfterErasure }[] {
  return dataMap().flatMap(({ collection, why, fields }) => {
    const stays = Object.values(fields).some(
      ({ of, erased }) => of === 'guest' && typeof erased === 'string' && !/^gone /.test(erased),
    );
    if (!stays) return [];
    const kept = agreed.has(collection)
      ? 'agreements'
      : paid.has(collection) || why === BOOKKEEPING
        ? 'receipts'
        : shown.has(collection)
          ? 'proof'
          : 'figures';
    return [{ collection, kept }];
  });
}
