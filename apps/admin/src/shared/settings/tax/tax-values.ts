import type { ServiceInput, ServiceOutput } from '@atrium/api-client/admin';
import { parsePercent, percentProblem, percentText } from '../../forms/percent';
import { periodProblems } from '../../forms/period-problems';
import type { FieldProblem } from '../../forms/use-problems-resolver';

export interface TaxRateValues {
  percent: string;
  /** `yyyy-mm-dd`. */
  from: string;
  /** Empty: until further notice. */
  until: string;
}

/** What the form of something that is sold has, where it says which tax its price includes. */
export interface WithTax {
  taxRates: TaxRateValues[];
}

export const toTaxValues = (rates: ServiceOutput['taxRates']): TaxRateValues[] =>
  rates.map(({ basisPoints, from, until = '' }) => ({
    percent: percentText(basisPoints),
    from,
    until,
  }));

export const toTaxInputs = (
  rates: readonly TaxRateValues[],
): NonNullable<ServiceInput['taxRates']> =>
  rates.map(({ percent, from, until }) => ({
    basisPoints: parsePercent(percent),
    from,
    ...(until && { until }),
  }));

/** Why they cannot be saved. */
export const taxProblems = (rates: readonly TaxRateValues[]): FieldProblem[] =>
  rates.flatMap((rate, index): FieldProblem[] => {
    const at = `taxRates.${index}`;
    // two from the same day on would be ambiguous
    const isFirst = rates.findIndex(({ from }) => from === rate.from) === index;
    return [
      ...percentProblem(rate.percent, `${at}.percent`, 0),
      ...(rate.from === ''
        ? [{ name: `${at}.from`, code: 'FIELD_REQUIRED' } as const]
        : periodProblems(rate, at)),
      ...(isFirst || rate.from === ''
        ? []
        : [{ name: `${at}.from`, code: 'FIELD_INVALID' } as const]),
    ];
  });
