import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type AuditFilter,
  readAuditFilter,
  toAuditQuery,
  writeAuditFilter,
} from '../lib/audit-filter';

const PAGE_SIZE = 50;

/** The filters of a log, kept in the address, and how far back one has paged. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const [cursors, setCursors] = useState<string[]>([]);
  const filter = readAuditFilter(params);
  const cursor = cursors.at(-1);
  return {
    filter,
    setFilter: (next: AuditFilter) => {
      setCursors([]);
      setParams(writeAuditFilter(next), { replace: true, state: { keepFocus: true } });
    },
    cursors,
    setCursors,
    /** The question to the API. */
    query: {
      limit: PAGE_SIZE,
      ...toAuditQuery(filter),
      ...(cursor !== undefined && { cursor }),
    },
  };
}
