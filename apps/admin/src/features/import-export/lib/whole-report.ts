import type { ImportReport } from '@atrium/api-client/admin';
import type { FilePart } from './file-parts';

/** Combines the parts' reports, by lines of the file. */
export function withPart(
  sum: ImportReport | undefined,
  report: ImportReport,
  { lineOf }: Pick<FilePart, 'lineOf'>,
): ImportReport {
  const lines = report.lines.map((line) => ({ ...line, line: lineOf(line.line) }));
  if (!sum) return { ...report, lines };
  return {
    ...report,
    rows: sum.rows + report.rows,
    added: sum.added + report.added,
    known: sum.known + report.known,
    refused: sum.refused + report.refused,
    lines: [...sum.lines, ...lines].sort((a, b) => a.line - b.line),
  };
}
