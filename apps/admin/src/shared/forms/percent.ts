import { amountText, parseAmount } from '@atrium/rules/money/amount';
import type { FieldProblem } from './use-problems-resolver';

/** A percentage has two decimals, as basis points do: its text is that of an amount in cents. */
const CENTS = 'EUR';
const ALL = 10_000;

export const percentText = (basisPoints: number): string => amountText(basisPoints, CENTS);

export const parsePercent = (text: string): number => parseAmount(text, CENTS) ?? 0;

/** @param least in basis points */
export function percentProblem(text: string, name: string, least: number): FieldProblem[] {
  if (text.trim() === '') return [{ name, code: 'FIELD_REQUIRED' }];
  const value = parseAmount(text, CENTS);
  if (value === undefined) return [{ name, code: 'FIELD_INVALID' }];
  return value < least || value > ALL ? [{ name, code: 'FIELD_OUT_OF_RANGE' }] : [];
}
