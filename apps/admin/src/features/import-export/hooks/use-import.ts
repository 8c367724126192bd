import { type ImportReport, useListImportFieldsQuery } from '@atrium/api-client/admin';
import { formatNumber } from '@atrium/i18n/format';
import {
  columnNames,
  csvCells,
  csvLines,
  csvRecords,
  delimiterOf,
  isText,
} from '@atrium/rules/texts/csv-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../../../shared/forms/use-code-text';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { type FilePart, fileParts } from '../lib/file-parts';
import type { ImportKind } from '../lib/kinds';
import { guessMapping, type Mapping, mapped, missingFields, withKnown } from '../lib/mapping';
import { useFieldName } from './use-field-name';
import { useParts, type Way } from './use-parts';

export interface ImportFile {
  name: string;
  csv: string;
  columns: string[];
  parts: readonly FilePart[];
}

const SOURCE = /^[\w.-]{1,40}$/;

/** A file being imported: its columns, its preview and its outcome. */
export function useImport(kind: ImportKind) {
  const { t } = useTranslation('admin');
  const codeText = useCodeText();
  const language = useLanguage();
  const errorText = useErrorText();
  const fieldName = useFieldName();
  const known = useListImportFieldsQuery({ kind });
  const parts = useParts();
  const [file, setFile] = useState<ImportFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [source, setSource] = useState('csv');
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<string>();
  useUnsavedGuard(parts.busy === 'run');

  const fields = (known.data?.data ?? []).map((field) => ({
    ...field,
    label: fieldName(field.name),
  }));

  const failed = (error: unknown) => setFailure(errorText(error, t('transfer.failed')));

  /** Only mapped columns are sent, so that one request and many give the same result. */
  const send = async (way: Way, given: ImportFile, columns: Mapping) => {
    setFailure(undefined);
    try {
      const sent = await parts.send(way, given.parts, { kind, source, mapping: columns });
      if (sent) setReport(sent);
    } catch (error) {
      failed(error);
    }
  };

  const choose = async (name: string, csv: string) => {
    parts.stop();
    setReport(undefined);
    setFailure(undefined);
    setFile(undefined);
    if (!isText(csv)) return setFailure(t('transfer.notText', { name }));
    const delimiter = delimiterOf(csv);
    const [heading] = csvRecords(csvLines(csv), delimiter);
    if (!heading) return setFailure(t('transfer.noHeading'));
    const pieces = fileParts(csv, delimiter);
    if (!pieces) return setFailure(codeText('IMPORT_QUOTE_OPEN'));
    const columns = columnNames(csvCells(heading.text, delimiter));
    const next = { name, csv, columns, parts: pieces };
    const guessed = guessMapping(columns, fields);
    setFile(next);
    setMapping(guessed);
    try {
      // the server knows more column names than the screen, which knows those of this language
      const read = await parts.columnsOf(`sep=${delimiter}\n${heading.text}`, { kind, source });
      const both = withKnown(guessed, read);
      setMapping(both);
      if (missingFields(both, fields).length === 0) await send('try', next, both);
    } catch (error) {
      failed(error);
    }
  };

  const { progress } = parts;
  const isStopped = failure !== undefined && progress !== undefined && progress.done > 0;
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
    /** How far it came before it failed. */
    stoppedAt: isStopped
      ? t('transfer.stopped', {
          done: formatNumber(language, progress.done),
          total: formatNumber(language, progress.total),
        })
      : undefined,
    progress: failure === undefined ? progress : undefined,
    isTrying: parts.busy === 'try',
    isRunning: parts.busy === 'run',
    tooLarge: () => setFailure(t('transfer.tooLarge')),
    choose,
    /** A new mapping must be previewed again. */
    map: (column: string, field: string) => {
      parts.stop();
      setMapping(mapped(mapping, column, field));
      setReport(undefined);
    },
    setSource: (next: string) => {
      parts.stop();
      setSource(next);
      setReport(undefined);
    },
    tryIt: async () => {
      setReport(undefined);
      if (file) await send('try', file, mapping);
    },
    runIt: async () => {
      if (file) await send('run', file, mapping);
    },
  };
}
