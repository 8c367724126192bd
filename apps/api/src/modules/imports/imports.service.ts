import { Readable } from 'node:stream';
import { type Language, toLanguage } from '@atrium/i18n/languages';
import { errorText } from '@atrium/i18n/server';
import { csvLines, delimiterOf } from '@atrium/rules/texts/csv-text';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { type BrokenRow, csvRows, type RawRow } from '../../common/csv/csv-rows';
import { asWritten } from '../../common/csv/formula';
import { rowKey } from '../../common/csv/row-key';
import { AppError, type ErrorCode, RuleError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { type ColumnPlan, planColumns } from './column-plan';
import { ImportCells } from './import-cells';
import type { Importer, ImportRun, SoundRow } from './importer';
import { BookingImporter } from './importers/booking-importer';
import { GuestImporter } from './importers/guest-importer';
import { MembershipImporter } from './importers/membership-importer';
import { StayImporter } from './importers/stay-importer';
import { TableImporter } from './importers/table-importer';
import type {
  ImportFieldOutput,
  ImportInput,
  ImportKind,
  ImportProblemOutput,
  ImportReport,
} from './imports.dto';

/** More would take longer than a request may. */
const MOST_ROWS = 2_000;

const BROKEN = {
  cells: 'IMPORT_CELL_COUNT',
  quote: 'IMPORT_QUOTE_OPEN',
} as const satisfies Readonly<Record<BrokenRow, ErrorCode>>;

interface Row {
  readonly line: number;
  readonly key: string;
  readonly cells: ImportCells;
}

/**
 * Imports a file, or reports what would happen. Invalid rows are reported and skipped, and rows
 * imported before are left alone, so a second run adds nothing and an interrupted one continues
 * where it stopped.
 */
@Injectable()
export class ImportsService {
  private readonly importers: Readonly<Record<ImportKind, Importer>>;

  constructor(
    guests: GuestImporter,
    bookings: BookingImporter,
    stays: StayImporter,
    memberships: MembershipImporter,
    tables: TableImporter,
    private readonly transactions: Transactions,
  ) {
    this.importers = { guests, bookings, stays, memberships, tables } as Record<
      ImportKind,
      Importer
    >;
  }

  fields(kind: ImportKind): ImportFieldOutput[] {
    return this.importers[kind].fields.map(({ name, required = false }) => ({ name, required }));
  }

  /** @throws {RuleError} IMPORT_COLUMNS_MISSING, IMPORT_TOO_MANY_ROWS */
  async run(
    caller: RequestContext,
    kind: ImportKind,
    { csv, mapping = [], source = 'csv' }: ImportInput,
    dryRun: boolean,
  ): Promise<ImportReport> {
    await this.transactions.assertFirst(caller);
    // one call, many transactions: the last one keeps the answer for the key
    const { idempotency: _, ...ctx } = caller;
    const importer = this.importers[kind];
    const report = new Report(dryRun, toLanguage(ctx.language) ?? 'en');
    const rows = await this.rows(
      csv,
      importer,
      (names) => planColumns(importer.fields, names, mapping),
      report,
    );
    const run = await importer.begin(ctx, source);
    for (let from = 0; from < rows.length; from += importer.batch) {
      await this.batch(run, rows.slice(from, from + importer.batch), report);
    }
    const output = report.output();
    return dryRun ? output : this.transactions.run(caller, async () => output);
  }

  private async rows(
    csv: string,
    { keyOf }: Importer,
    plan: (names: readonly string[]) => ColumnPlan,
    report: Report,
  ): Promise<Row[]> {
    const rows: Row[] = [];
    const occurrences = new Map<string, number>();
    const text = csvLines(csv);
    const listener = {
      heading: (names: readonly string[]) => {
        report.plan = plan(names);
      },
      broken: (line: number, why: BrokenRow) => report.problems(line, [{ code: BROKEN[why] }]),
    };
    const read = csvRows(Readable.from([text]), listener, delimiterOf(csv));
    for await (const { record, line } of read) {
      if (rows.length === MOST_ROWS) throw new RuleError('IMPORT_TOO_MANY_ROWS');
      const cells = cellsOf(record, report.plan);
      const key =
        keyOf?.(cells) ?? cells.get('externalId')?.slice(0, 100) ?? rowKey(record, occurrences);
      rows.push({ line, key, cells: new ImportCells(cells) });
    }
    return rows;
  }

  private async batch(run: ImportRun<unknown>, rows: readonly Row[], report: Report) {
    const known = await run.known(rows.map(({ key }) => key));
    const sound: (SoundRow<unknown> & { line: number })[] = [];
    for (const { line, key, cells } of rows) {
      if (known.has(key) || report.has(key)) {
        report.knows(line);
        continue;
      }
      const value = await run.read(cells);
      if (value === undefined || cells.problems.length > 0) report.problems(line, cells.problems);
      else {
        report.keys.add(key);
        sound.push({ line, key, value });
      }
    }
    await this.write(run, sound, report);
  }

  /** All at once, and where one is refused each by itself: one wrong row takes no other with it. */
  private async write(
    run: ImportRun<unknown>,
    rows: readonly (SoundRow<unknown> & { line: number })[],
    report: Report,
  ): Promise<void> {
    if (rows.length === 0) return;
    try {
      await run.write(rows, report.dryRun);
      report.added += rows.length;
    } catch (error) {
      const [first] = rows;
      if (!(error instanceof AppError) || !first) throw error;
      if (rows.length === 1) report.problems(first.line, problemsOf(error));
      else for (const row of rows) await this.write(run, [row], report);
    }
  }
}

/** Collects the outcome of a run. */
class Report {
  plan: ColumnPlan = { columns: [], ignored: [] };
  added = 0;
  /** Keys of the valid rows so far. */
  readonly keys = new Set<string>();
  private readonly lines: ImportReport['lines'] = [];

  constructor(
    readonly dryRun: boolean,
    private readonly language: Language,
  ) {}

  has(key: string): boolean {
    return this.keys.has(key);
  }

  knows(line: number): void {
    this.lines.push({ line, outcome: 'known', problems: [] });
  }

  problems(line: number, problems: readonly { field?: string; code: ErrorCode }[]): void {
    const told = problems.map(({ field, code }): ImportProblemOutput => {
      const column = this.plan.columns.find((one) => one.field === field)?.column;
      return {
        ...(field ? { field } : {}),
        ...(column ? { column } : {}),
        code,
        message: errorText(this.language, code),
      };
    });
    this.lines.push({ line, outcome: 'refused', problems: told });
  }

  output(): ImportReport {
    const refused = this.lines.filter(({ outcome }) => outcome === 'refused').length;
    return {
      dryRun: this.dryRun,
      rows: this.added + this.lines.length,
      added: this.added,
      known: this.lines.length - refused,
      refused,
      columns: this.plan.columns.map(({ column, field }) => ({ column, field })),
      ignoredColumns: [...this.plan.ignored],
      lines: this.lines.sort((a, b) => a.line - b.line),
    };
  }
}

const problemsOf = ({ code, options }: AppError) =>
  options.details?.length ? options.details.map(({ field }) => ({ field, code })) : [{ code }];

/**
 * Cells by field; text our export prefixed for spreadsheets is restored, and blank cells are
 * absent.
 */
function cellsOf(record: RawRow, { columns }: ColumnPlan): Map<string, string> {
  const cells = new Map<string, string>();
  for (const { column, field } of columns) {
    const text = asWritten(record[column] ?? '').trim();
    if (text) cells.set(field, text);
  }
  return cells;
}
