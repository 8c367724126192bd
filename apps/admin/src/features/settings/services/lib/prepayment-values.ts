import type { ServiceInput, ServiceOutput } from '@atrium/api-client/admin';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { numberProblem, requiredNumberProblem } from '../../../../shared/forms/number-problem';
import { parsePercent, percentProblem, percentText } from '../../../../shared/forms/percent';
import { periodProblems } from '../../../../shared/forms/period-problems';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import {
  taxProblems,
  toTaxInputs,
  toTaxValues,
  type WithTax,
} from '../../../../shared/settings/tax/tax-values';

/** How much is prepaid, as its fields hold it. */
export interface PrepaidPartValues {
  kind: 'all' | 'share' | 'perHead';
  /** Per cent. */
  percent: string;
  /** Of each participant. */
  amount: string;
}

/** What not coming costs, as its fields hold it. */
export type NoShowFeeValues = Omit<PrepaidPartValues, 'kind'> & {
  /** `none`: guests are asked for no card. */
  kind: 'none' | PrepaidPartValues['kind'];
};

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

export interface PaymentValues extends WithTax {
  prepaidPart: PrepaidPartValues;
  prepaymentExceptions: PrepaymentExceptionValues[];
  noShowFee: NoShowFeeValues;
  cancellationTerms: CancellationStepValues[];
}

type Part = NonNullable<ServiceOutput['prepaidPart']>;

export const wholePart: PrepaidPartValues = { kind: 'all', percent: '', amount: '' };

export const noFee: NoShowFeeValues = { kind: 'none', percent: '', amount: '' };

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
  noShowFee: service.noShowFee ? partValues(service.noShowFee, currency) : noFee,
  cancellationTerms: service.cancellationTerms.map(({ hours, basisPoints }) => ({
    hours: String(hours),
    percent: percentText(basisPoints),
  })),
  taxRates: toTaxValues(service.taxRates),
});

const isFee = (fee: NoShowFeeValues): fee is PrepaidPartValues => fee.kind !== 'none';

const partInput = ({ kind, percent, amount }: PrepaidPartValues, currency: string) => {
  if (kind === 'share') return { kind, basisPoints: parsePercent(percent) };
  return kind === 'perHead' ? { kind, amount: parseAmount(amount, currency) ?? 0 } : { kind };
};

export const toPaymentInput = (
  values: PaymentValues,
  currency: string,
): Pick<
  ServiceInput,
  'prepaidPart' | 'prepaymentExceptions' | 'noShowFee' | 'cancellationTerms' | 'taxRates'
> => ({
  prepaidPart: values.prepaidPart.kind === 'all' ? null : partInput(values.prepaidPart, currency),
  prepaymentExceptions: values.prepaymentExceptions.map((one) => ({
    ...(one.from && { from: one.from }),
    ...(one.until && { until: one.until }),
    ...(one.minParticipants.trim() && { minParticipants: wholeNumber(one.minParticipants) ?? 1 }),
    prepayment: one.prepayment,
    prepaidPart: partInput(one.prepaidPart, currency),
  })),
  noShowFee: isFee(values.noShowFee) ? partInput(values.noShowFee, currency) : null,
  cancellationTerms: values.cancellationTerms.map(({ hours, percent }) => ({
    hours: wholeNumber(hours) ?? 0,
    basisPoints: parsePercent(percent),
  })),
  taxRates: toTaxInputs(values.taxRates),
});

function partProblems(part: PrepaidPartValues, at: string, currency: string): FieldProblem[] {
  if (part.kind === 'share') return percentProblem(part.percent, `${at}.percent`, 1);
  if (part.kind === 'all') return [];
  const name = `${at}.amount`;
  if (part.amount.trim() === '') return [{ name, code: 'FIELD_REQUIRED' }];
  return parseAmount(part.amount, currency) ? [] : [{ name, code: 'FIELD_INVALID' }];
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
    ...(isFee(values.noShowFee) ? partProblems(values.noShowFee, 'noShowFee', currency) : []),
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
    ...taxProblems(values.taxRates),
  ];
}
