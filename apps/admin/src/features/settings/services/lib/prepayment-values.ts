import type { ServiceInput, ServiceOutput } from '@atrium/api-client/admin';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { numberProblem, requiredNumberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** How much is prepaid, as its fields hold it. */
export interface PrepaidPartValues {
  kind: 'all' | 'share' | 'perHead';
  /** Per cent. */
  percent: string;
  /** Of each participant. */
  amount: string;
}

export interface PrepaymentExceptionValues {
  /** `yyyy-mm-dd`; empty: no bound. */
  from: string;
  until: string;
  /** Empty: of any. */
  minParticipants: string;
  prepayment: 'none' | 'optional' | 'required';
  prepaidPart: PrepaidPartValues;
}

export interface CancellationStepValues {
  hours: string;
  percent: string;
}

export interface TaxRateValues {
  percent: string;
  /** `yyyy-mm-dd`. */
  from: string;
  /** Empty: until further notice. */
  until: string;
}

export interface PaymentValues {
  prepaidPart: PrepaidPartValues;
  prepaymentExceptions: PrepaymentExceptionValues[];
  cancellationTerms: CancellationStepValues[];
  taxRates: TaxRateValues[];
}

type Part = NonNullable<ServiceOutput['prepaidPart']>;

/** A percentage has two decimals, as basis points do: its text is that of an amount in cents. */
const CENTS = 'EUR';
const percentText = (basisPoints: number): string => amountText(basisPoints, CENTS);
const parsePercent = (text: string): number => parseAmount(text, CENTS) ?? 0;

export const wholePart: PrepaidPartValues = { kind: 'all', percent: '', amount: '' };

export const newException: PrepaymentExceptionValues = {
  from: '',
  until: '',
  minParticipants: '',
  prepayment: 'required',
  prepaidPart: wholePart,
};

const partValues = (part: Part | undefined, currency: string): PrepaidPartValues => ({
  kind: part?.kind === 'share' || part?.kind === 'perHead' ? part.kind : 'all',
  percent: part?.basisPoints === undefined ? '' : percentText(part.basisPoints),
  amount: part?.amount === undefined ? '' : amountText(part.amount, currency),
});

/** @param currency ISO 4217 */
export const toPaymentValues = (service: ServiceOutput, currency: string): PaymentValues => ({
  prepaidPart: partValues(service.prepaidPart, currency),
  prepaymentExceptions: service.prepaymentExceptions.map((one) => ({
    from: one.from ?? '',
    until: one.until ?? '',
    minParticipants: one.minParticipants === undefined ? '' : String(one.minParticipants),
    prepayment: one.prepayment,
    prepaidPart: partValues(one.prepaidPart, currency),
  })),
  cancellationTerms: service.cancellationTerms.map(({ hours, basisPoints }) => ({
    hours: String(hours),
    percent: percentText(basisPoints),
  })),
  taxRates: service.taxRates.map(({ basisPoints, from, until = '' }) => ({
    percent: percentText(basisPoints),
    from,
    until,
  })),
});

const partInput = ({ kind, percent, amount }: PrepaidPartValues, currency: string) => {
  if (kind === 'share') return { kind, basisPoints: parsePercent(percent) };
  return kind === 'perHead' ? { kind, amount: parseAmount(amount, currency) ?? 0 } : { kind };
};

export const toPaymentInput = (
  values: PaymentValues,
  currency: string,
): Pick<
  ServiceInput,
  'prepaidPart' | 'prepaymentExceptions' | 'cancellationTerms' | 'taxRates'
> => ({
  prepaidPart: values.prepaidPart.kind === 'all' ? null : partInput(values.prepaidPart, currency),
  prepaymentExceptions: values.prepaymentExceptions.map((one) => ({
    ...(one.from && { from: one.from }),
    ...(one.until && { until: one.until }),
    ...(one.minParticipants.trim() && { minParticipants: wholeNumber(one.minParticipants) ?? 1 }),
    prepayment: one.prepayment,
    prepaidPart: partInput(one.prepaidPart, currency),
  })),
  cancellationTerms: values.cancellationTerms.map(({ hours, percent }) => ({
    hours: wholeNumber(hours) ?? 0,
    basisPoints: parsePercent(percent),
  })),
  taxRates: values.taxRates.map(({ percent, from, until }) => ({
    basisPoints: parsePercent(percent),
    from,
    ...(until && { until }),
  })),
});

const ALL = 10_000;

function percentProblem(text: string, name: string, least: number): FieldProblem[] {
  if (text.trim() === '') return [{ name, code: 'FIELD_REQUIRED' }];
  const value = parseAmount(text, CENTS);
  if (value === undefined) return [{ name, code: 'FIELD_INVALID' }];
  return value < least || value > ALL ? [{ name, code: 'FIELD_OUT_OF_RANGE' }] : [];
}

function partProblems(part: PrepaidPartValues, at: string, currency: string): FieldProblem[] {
  if (part.kind === 'share') return percentProblem(part.percent, `${at}.percent`, 1);
  if (part.kind === 'all') return [];
  const name = `${at}.amount`;
  if (part.amount.trim() === '') return [{ name, code: 'FIELD_REQUIRED' }];
  return parseAmount(part.amount, currency) ? [] : [{ name, code: 'FIELD_INVALID' }];
}

function periodProblems(
  { from, until }: Pick<PrepaymentExceptionValues, 'from' | 'until'>,
  at: string,
): FieldProblem[] {
  const problems = Object.entries({ from, until })
    .filter(([, day]) => day !== '' && !isCalendarDate(day))
    .map(([name]): FieldProblem => ({ name: `${at}.${name}`, code: 'INVALID_DATE' }));
  const isReversed = problems.length === 0 && from !== '' && until !== '' && until < from;
  return isReversed ? [{ name: `${at}.until`, code: 'INVALID_PERIOD' }] : problems;
}

/** Why prepayment and terms cannot be saved, in the order of their fields. */
export function paymentProblems(
  values: PaymentValues & { prepayment: PrepaymentExceptionValues['prepayment'] },
  currency: string,
): FieldProblem[] {
  return [
    ...(values.prepayment === 'none'
      ? []
      : partProblems(values.prepaidPart, 'prepaidPart', currency)),
    ...values.prepaymentExceptions.flatMap((one, index) => {
      const at = `prepaymentExceptions.${index}`;
      return [
        ...periodProblems(one, at),
        ...numberProblem(one.minParticipants, [1, 1_000], `${at}.minParticipants`),
        ...(one.prepayment === 'none'
          ? []
          : partProblems(one.prepaidPart, `${at}.prepaidPart`, currency)),
      ];
    }),
    ...values.cancellationTerms.flatMap(({ hours, percent }, index): FieldProblem[] => {
      const at = `cancellationTerms.${index}`;
      const before = values.cancellationTerms[index - 1];
      const isLater = !before || (wholeNumber(hours) ?? 0) < (wholeNumber(before.hours) ?? 0);
      const isDearer = !before || parsePercent(percent) >= parsePercent(before.percent);
      return [
        ...requiredNumberProblem(hours, [0, 8760], `${at}.hours`),
        ...percentProblem(percent, `${at}.percent`, 0),
        ...(isLater
          ? []
          : [{ name: `${at}.hours`, code: 'CANCELLATION_STEPS_UNORDERED' } as const]),
        ...(isDearer
          ? []
          : [{ name: `${at}.percent`, code: 'CANCELLATION_STEPS_UNORDERED' } as const]),
      ];
    }),
    ...values.taxRates.flatMap((rate, index): FieldProblem[] => {
      const at = `taxRates.${index}`;
      // two from the same day on would be ambiguous
      const isFirst = values.taxRates.findIndex(({ from }) => from === rate.from) === index;
      return [
        ...percentProblem(rate.percent, `${at}.percent`, 0),
        ...(rate.from === ''
          ? [{ name: `${at}.from`, code: 'FIELD_REQUIRED' } as const]
          : periodProblems(rate, at)),
        ...(isFirst || rate.from === ''
          ? []
          : [{ name: `${at}.from`, code: 'FIELD_INVALID' } as const]),
      ];
    }),
  ];
}
