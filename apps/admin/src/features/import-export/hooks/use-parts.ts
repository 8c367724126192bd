import {
  type ImportReport,
  useRunImportMutation,
  useTryImportMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useEffect, useRef, useState } from 'react';
import type { FilePart } from '../lib/file-parts';
import type { ImportKind } from '../lib/kinds';
import { type Mapping, toColumns } from '../lib/mapping';
import { withPart } from '../lib/whole-report';

/** Preview a file, or import it. */
export type Way = 'try' | 'run';

/** Rows of all parts. */
export interface Progress {
  done: number;
  total: number;
}

interface Sending {
  kind: ImportKind;
  source: string;
  mapping: Mapping;
}

const rowsOf = (parts: readonly FilePart[]) => parts.reduce((sum, { rows }) => sum + rows, 0);

/** Sends a file in parts: many years of guests exceed one request. */
export function useParts() {
  const [ask] = useTryImportMutation();
  const [run] = useRunImportMutation();
  const [busy, setBusy] = useState<Way>();
  const [progress, setProgress] = useState<Progress>();
  const turn = useRef(0);

  const stop = () => {
    turn.current += 1;
    setBusy(undefined);
  };
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const send = (way: Way, csv: string, { kind, source, mapping }: Sending) =>
    (way === 'run' ? run : ask)({
      kind,
      importInput: { csv, source, mapping: toColumns(mapping) },
    }).unwrap();

  return {
    busy,
    /** The current position, or where it failed; absent for a file in one part. */
    progress,
    stop,
    /** How the server maps a header's columns by name; none if required ones are missing. */
    columnsOf: async (csv: string, { kind, source }: Omit<Sending, 'mapping'>) => {
      try {
        return (await ask({ kind, importInput: { csv, source } }).unwrap()).data.columns;
      } catch (error) {
        if (isApiError(error) && error.code === 'IMPORT_COLUMNS_MISSING') return [];
        throw error;
      }
    },
    /** Undefined if something else was started meanwhile. Rejects with a failed part's request. */
    send: async (
      way: Way,
      parts: readonly FilePart[],
      sending: Sending,
    ): Promise<ImportReport | undefined> => {
      turn.current += 1;
      const mine = turn.current;
      const total = rowsOf(parts);
      let report: ImportReport | undefined;
      let done = 0;
      setBusy(way);
      try {
        for (const part of parts) {
          setProgress(parts.length > 1 ? { done, total } : undefined);
          const { data } = await send(way, part.csv, sending);
          if (turn.current !== mine) return undefined;
          report = withPart(report, data, part);
          done += part.rows;
        }
        setProgress(undefined);
        return report;
      } finally {
        if (turn.current === mine) setBusy(undefined);
      }
    },
  };
}
