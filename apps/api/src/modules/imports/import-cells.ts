import { parseTime } from '@atrium/rules/calendar/minutes';
import { parseWrittenDate } from '@atrium/rules/calendar/written-date';
import type { ErrorCode } from '../../common/errors/app-error';
import { isOneLine } from '../../common/http/validation/multi-line';

/** Something wrong with a row. */
export interface ImportProblem {
  /** The field concerned; absent for the whole row. */
  readonly field?: string;
  readonly code: ErrorCode;
}

/** Also in the product's languages: people write these files. */
const YES = new Set(['yes', 'true', '1', 'y', 'ja', 'j', 'oui', 'sí', 'si', 'sì']);
const NO = new Set(['no', 'false', '0', 'n', 'nei', 'nej', 'nein', 'non']);

/** Reads a row's cells by field and collects every problem, not only the first. */
export class ImportCells {
  readonly problems: ImportProblem[] = [];

  /** @param cells by field; blank cells are absent */
  constructor(private readonly cells: ReadonlyMap<string, string>) {}

  refuse(field: string, code: ErrorCode): undefined {
    this.problems.push({ field, code });
    return undefined;
  }

  /** A text of one line. */
  text(field: string, longest = 500): string | undefined {
    const text = this.lines(field, longest);
    return text === undefined || isOneLine(text) ? text : this.refuse(field, 'FIELD_INVALID');
  }

  /** A text that may have several lines. */
  lines(field: string, longest = 500): string | undefined {
    const text = this.cells.get(field);
    return text !== undefined && text.length > longest
      ? this.refuse(field, 'FIELD_TOO_LONG')
      : text;
  }

  required(field: string, longest = 500): string {
    return this.text(field, longest) ?? this.refuse(field, 'FIELD_REQUIRED') ?? '';
  }

  /** A whole number between both ends, themselves included. */
  wholeNumber(field: string, least: number, most: number): number | undefined {
    const text = this.cells.get(field);
    if (text === undefined) return undefined;
    if (!/^\d{1,12}$/.test(text)) return this.refuse(field, 'FIELD_INVALID');
    const number = Number(text);
    return number < least || number > most ? this.refuse(field, 'FIELD_OUT_OF_RANGE') : number;
  }

  /** A number between both ends, themselves included, with a point or a comma. */
  decimal(field: string, least: number, most: number): number | undefined {
    const text = this.cells.get(field);
    if (text === undefined) return undefined;
    if (!/^\d{1,6}([.,]\d{1,6})?$/.test(text)) return this.refuse(field, 'FIELD_INVALID');
    const number = Number(text.replace(',', '.'));
    return number < least || number > most ? this.refuse(field, 'FIELD_OUT_OF_RANGE') : number;
  }

  /** `yyyy-mm-dd`; a cell may have 17.5.1980. */
  date(field: string): string | undefined {
    const text = this.cells.get(field);
    if (text === undefined) return undefined;
    return parseWrittenDate(text) ?? this.refuse(field, 'INVALID_DATE');
  }

  requiredDate(field: string): string {
    if (!this.cells.has(field)) this.refuse(field, 'FIELD_REQUIRED');
    return this.date(field) ?? '';
  }

  /** Minutes from midnight of `HH:MM`. */
  time(field: string): number | undefined {
    const text = this.cells.get(field);
    if (text === undefined) return undefined;
    return parseTime(text.padStart(5, '0')) ?? this.refuse(field, 'INVALID_TIME');
  }

  yesOrNo(field: string): boolean | undefined {
    const text = this.cells.get(field)?.toLowerCase();
    if (text === undefined) return undefined;
    if (YES.has(text)) return true;
    return NO.has(text) ? false : this.refuse(field, 'FIELD_INVALID');
  }

  oneOf<T extends string>(field: string, values: readonly T[]): T | undefined {
    const text = this.cells.get(field)?.toLowerCase();
    if (text === undefined) return undefined;
    return values.find((value) => value === text) ?? this.refuse(field, 'FIELD_INVALID');
  }
}
