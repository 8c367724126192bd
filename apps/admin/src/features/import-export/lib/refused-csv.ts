import { csvLines, csvRecords, delimiterOf } from '@atrium/rules/texts/csv-text';

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The refused rows as they were, each with the reason at the end, to be corrected and imported
 * again.
 * @param why by line
 */
export function refusedCsv(csv: string, why: ReadonlyMap<number, string>, title: string): string {
  const delimiter = delimiterOf(csv);
  const [heading, ...rows] = csvRecords(csvLines(csv), delimiter);
  if (!heading) return '';
  return [
    `${heading.text}${delimiter}${quote(title)}`,
    ...rows.flatMap(({ line, text }) => {
      const reason = why.get(line);
      return reason === undefined ? [] : [`${text}${delimiter}${quote(reason)}`];
    }),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
}
