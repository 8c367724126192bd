import type { AuditEntryOutput } from '@atrium/api-client/admin';
import { fieldLabel } from './audit-labels';
import { toldFields } from './audit-sentences';
import { type AuditWriting, auditValue } from './audit-values';

/** A changed field, as it is written below the sentence. */
export interface AuditLine {
  field: string;
  label: string;
  /** Undefined for something new. */
  before?: string;
  /** Undefined for something deleted. */
  after?: string;
}

/** What a new or deleted thing leaves at its default is not worth a line. */
const plain = new Set(['false', '0']);

/** What is neither new nor deleted, and has no state before. */
const facts: ReadonlySet<string> = new Set([
  'user.notConfirmed',
  'user.sessionEnded',
  'user.signedIn',
  'user.signedOut',
  'user.signInRefused',
]);

/** The changes that the sentence does not tell. */
export function auditLines(entry: AuditEntryOutput, writing: AuditWriting): AuditLine[] {
  const told = toldFields(entry);
  const isChange = !/\.(created|deleted|imported)$/.test(entry.action) && !facts.has(entry.action);
  return entry.changes.flatMap(({ field, before, after }) => {
    const key = fieldLabel(entry.entity, field);
    if (told.has(field) || !key) return [];
    const write = (value: string | undefined) =>
      value === undefined ? '' : auditValue(entry.entity, field, value, writing);
    const [was, is] = [write(before), write(after)];
    if (!was && !is) return [];
    const label = writing.t(key);
    if (isChange) return [{ field, label, before: was || '–', after: is || '–' }];
    if (plain.has(before ?? after ?? '')) return [];
    return [{ field, label, ...(was ? { before: was } : { after: is }) }];
  });
}
