import {
  type ImportReport,
  useListImportFieldsQuery,
  useRunImportMutation,
  useTryImportMutation,
} from '@atrium/api-client/api';
import { isApiError } from '@atrium/api-client/api-error';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/hooks/use-failure-text';
import { csvCells, csvRecords } from '../lib/csv-text';
import type { ImportKind } from '../lib/kinds';
import {
  guessMapping,
  type Mapping,
  mapped,
  mappingOf,
  missingFields,
  toColumns,
} from '../lib/mapping';
import { useFieldName } from './use-field-name';

export interface ImportFile {
  name: string;
  csv: string;
  columns: string[];
}

/** As the API allows: characters. */
const LONGEST_CSV = 1_000_000;
const SOURCE = /^[\w.-]{1,40}$/;

/** A file on its way in: what its columns are, what would become of it, and what did. */
export function useImport(kind: ImportKind) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText();
  const fieldName = useFieldName();
  const known = useListImportFieldsQuery({ kind });
  const [ask, trying] = useTryImportMutation();
  const [run, running] = useRunImportMutation();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [source, setSource] = useState('csv');
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<string>();

  const fields = (known.data?.data ?? []).map((field) => ({
    ...field,
    label: fieldName(field.name),
  }));

  const failed = (error: unknown) => setFailure(failureText(error, t('transfer.failed')));
  const input = (given: ImportFile) => ({ csv: given.csv, source });

  /** The server knows more names of columns than the screen does, so it is asked first what they are. */
  const choose = async (name: string, csv: string) => {
    setReport(undefined);
    setFailure(undefined);
    setFile(undefined);
    const [heading] = csvRecords(csv);
    if (csv.length > LONGEST_CSV) return setFailure(t('transfer.tooLarge'));
    if (!heading) return setFailure(t('transfer.noHeading'));
    const next = { name, csv, columns: csvCells(heading.text) };
    setFile(next);
    setMapping(guessMapping(next.columns, fields));
    try {
      const { data } = await ask({ kind, importInput: input(next) }).unwrap();
      setMapping(mappingOf(next.columns, data.columns));
      setReport(data);
    } catch (error) {
      if (!isApiError(error) || error.code !== 'IMPORT_COLUMNS_MISSING') failed(error);
    }
  };

  const send = async (way: typeof ask | typeof run) => {
    if (!file) return;
    setFailure(undefined);
    try {
      const importInput = { ...input(file), mapping: toColumns(mapping) };
      const { data } = await way({ kind, importInput }).unwrap();
      setReport(data);
    } catch (error) {
      failed(error);
    }
  };

  return {
    fields: {
      list: fields,
      isLoading: !known.data,
      isError: known.isError && !known.data,
      refetch: known.refetch,
    },
    file,
    mapping,
    missing: missingFields(mapping, fields).map(fieldName),
    source,
    isSourceValid: SOURCE.test(source),
    report,
    failure,
    isTrying: trying.isLoading,
    isRunning: running.isLoading,
    choose,
    /** What is read otherwise must be tried again. */
    map: (column: string, field: string) => {
      setMapping(mapped(mapping, column, field));
      setReport(undefined);
    },
    setSource: (next: string) => {
      setSource(next);
      setReport(undefined);
    },
    tryIt: () => send(ask),
    runIt: () => send(run),
  };
}
