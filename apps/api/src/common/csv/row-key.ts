import { createHash } from 'node:crypto';
import type { RawRow } from './csv-rows';

/**
 * Identifies a row without a number by its content and by how many equal rows came before it: equal
 * rows of a file are different things, and reading the file again gives the same keys.
 * @param occurrences in this file so far
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
