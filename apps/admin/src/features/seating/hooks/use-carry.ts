import type { BookingOutput } from '@atrium/api-client/admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DropPreview, dropPreview } from '../lib/drop-preview';
import type { Table } from '../lib/room';

interface Options {
  tables: ReadonlyMap<string, Table>;
  reservations: readonly BookingOutput[];
  onPutDown: (party: BookingOutput, tables: readonly string[]) => void;
  /** Told of a table that the party cannot have. */
  onRefused: (table: Table, preview: DropPreview) => void;
}

/**
 * A party between two tables, however it is carried: dragged, or picked up and put down by keys or
 * taps. What each table would mean is known as long as it is carried.
 */
export function useCarry({ tables, reservations, onPutDown, onRefused }: Options) {
  const [id, setId] = useState<string>();
  const cameFrom = useRef<HTMLElement>(undefined);
  // As it is now: another host may change it meanwhile.
  const party = reservations.find(({ _id }) => _id === id);

  const previews = useMemo(() => {
    if (!party) return undefined;
    const known = { tables, reservations };
    return new Map([...tables.values()].map((each) => [each._id, dropPreview(each, party, known)]));
  }, [party, tables, reservations]);

  const pickUp = useCallback((picked: BookingOutput) => {
    const focused = document.activeElement;
    cameFrom.current = focused instanceof HTMLElement ? focused : undefined;
    setId(picked._id);
  }, []);
  const letGo = useCallback(() => {
    setId(undefined);
    cameFrom.current?.focus();
  }, []);
  const putDown = (tableId: string) => {
    const table = tables.get(tableId);
    const preview = previews?.get(tableId);
    if (!party || !table || !preview) return;
    if (!('tables' in preview)) return onRefused(table, preview);
    setId(undefined);
    onPutDown(party, preview.tables);
  };

  useEffect(() => {
    if (id === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      letGo();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [id, letGo]);

  return { party, previews, pickUp, putDown, letGo };
}

export type Carry = ReturnType<typeof useCarry>;
