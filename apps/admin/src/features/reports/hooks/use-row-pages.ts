import { useState } from 'react';

/** The pages of rows that the API answers by cursor, one after another. */
export function useRowPages() {
  const [cursors, setCursors] = useState<string[]>([]);
  const page = cursors.length;
  return {
    cursor: cursors.at(-1),
    /** From 0. */
    page,
    turnTo: (next: number, nextCursor: string | undefined) =>
      setCursors(
        next > page && nextCursor !== undefined ? [...cursors, nextCursor] : cursors.slice(0, next),
      ),
  };
}

export type RowPages = ReturnType<typeof useRowPages>;
