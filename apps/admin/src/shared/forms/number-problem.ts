import { wholeNumber } from './field-values';
import type { FieldProblem } from './use-problems-resolver';

/** Why the text of a field is no whole number in a range. An empty one is no problem. */
export function numberProblem(
  text: string,
  [least, most]: readonly [number, number],
  name: string,
): FieldProblem[] {
  const value = wholeNumber(text);
  if (value === null) return [];
  if (value === undefined) return [{ name, code: 'FIELD_INVALID' }];
  return value < least || value > most ? [{ name, code: 'FIELD_OUT_OF_RANGE' }] : [];
}

/** The same of a field that must be filled in. */
export const requiredNumberProblem = (
  text: string,
  range: readonly [number, number],
  name: string,
): FieldProblem[] =>
  text.trim() === '' ? [{ name, code: 'FIELD_REQUIRED' }] : numberProblem(text, range, name);
