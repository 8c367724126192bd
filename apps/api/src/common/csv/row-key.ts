import { createHash } from 'node:crypto';
import type { RawRow } from './csv-rows';

/**
 * A row that has no number of its own is known by its content and by how many like it came before: equal
 * rows of a file are different things, and the same file read again has the same keys.
 * @param occurrences of this file so far
 */
export function rowKey(row: RawRow, occurrences: Map<string, number>): string {
  const content = createHash('sha256')
    .update(JSON.stringify(Object.values(row)))
    .digest('hex')
    .slice(0, 24);
  const occurrence = (occurrences.get(content) ?? 0) + 1;
  occurrences.set(content, occurrence);
  return `${content}-${occurrence}`;
}
