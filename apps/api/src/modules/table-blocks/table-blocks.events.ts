import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { Transaction } from '../../common/transactions/transaction';
import type { TableBlock } from './table-block.schema';

type BlockAction = Extract<AuditAction, `tableBlock.${string}`>;

/** As the audit log tells it: the reason is its name, and its time is that of a day. */
const told = (block: TableBlock | null) =>
  block && {
    name: block.reason,
    _venue: [block._venue],
    tables: block.tables.map((_table) => ({ _table })),
    date: block.from,
    until: block.until,
    timeindex: block.start,
    timeindexEnd: block.end,
  };

/** Puts what became of a block in the audit log, and tells open screens. */
export function recordBlock(
  tx: Transaction,
  action: BlockAction,
  before: TableBlock | null,
  after: TableBlock | null,
): void {
  const block = after ?? before;
  if (!block) return;
  tx.audit({
    ...{ action, entity: 'tableBlock', entityId: block._id },
    ...{ before: told(before), after: told(after) },
  });
  tx.emit({
    type: action,
    entityId: block._id,
    payload: { from: block.from, until: block.until },
  });
}
