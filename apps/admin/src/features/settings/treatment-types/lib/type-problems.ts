import { parseAmount } from '@atrium/rules/money/amount';
import {
  MAX_MINUTES_AROUND,
  MAX_PHASE_MINUTES,
  MIN_PHASE_MINUTES,
  treatmentTimesProblems,
} from '@atrium/rules/spa/setup';
import { numberProblem, requiredNumberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import { addonProblems } from '../../../../shared/settings/addons/addon-values';
import { taxProblems } from '../../../../shared/settings/tax/tax-values';
import { type LengthValues, type TypeValues, toPhases, toTimeAround } from './type-values';

/** The ranges of the API: packages/api-client, TreatmentTypeInput. */
const MOST_MONEY = 1_000_000_000;
const MOST_HOURS = 8760;
const MOST_NOTICE = 525_600;
const MOST_DAYS = 3650;

/** Why a treatment type cannot be saved, in the order of its form. */
export function typeProblems(values: TypeValues, currency: string): FieldProblem[] {
  const amount = (text: string, name: string): FieldProblem[] => {
    const minor = parseAmount(text, currency);
    if (minor === undefined) return [{ name, code: 'FIELD_INVALID' }];
    return minor > MOST_MONEY ? [{ name, code: 'FIELD_OUT_OF_RANGE' }] : [];
  };
  const required = (text: string, name: string): FieldProblem[] =>
    text.trim() === '' ? [{ name, code: 'FIELD_REQUIRED' }] : [];
  const minutes = [
    ...values.lengths.flatMap(minuteProblems),
    ...(['preparation', 'reset'] as const).flatMap((name) =>
      numberProblem(values[name].minutes, [0, MAX_MINUTES_AROUND], `${name}.minutes`),
    ),
  ];
  return [
    ...required(values.name, 'name'),
    ...(minutes.length > 0 ? minutes : timesProblems(values)),
    ...values.lengths.flatMap(({ price }, index) => amount(price, `lengths.${index}.price`)),
    ...values.surcharges.flatMap((text, index) => amount(text, `surcharges.${index}`)),
    ...requiredNumberProblem(values.cancelInformation, [0, MOST_HOURS], 'cancelInformation'),
    ...numberProblem(values.minNoticeMinutes, [0, MOST_NOTICE], 'minNoticeMinutes'),
    ...numberProblem(values.bookingWindowDays, [0, MOST_DAYS], 'bookingWindowDays'),
    ...values.intakeQuestions.flatMap(({ text }, index) =>
      required(text, `intakeQuestions.${index}.text`),
    ),
    ...addonProblems(values.addons, currency),
    ...taxProblems(values.taxRates),
  ];
}

const minuteProblems = ({ phases }: LengthValues, length: number): FieldProblem[] =>
  phases.flatMap(({ minutes }, phase) =>
    requiredNumberProblem(
      minutes,
      [MIN_PHASE_MINUTES, MAX_PHASE_MINUTES],
      `lengths.${length}.phases.${phase}.minutes`,
    ),
  );

/** Told at the field of the length's first phase that can put it right. */
function timesProblems({ lengths, preparation, reset }: TypeValues): FieldProblem[] {
  return treatmentTimesProblems({
    lengths: lengths.map(({ phases }) => ({ phases: toPhases(phases) })),
    preparation: toTimeAround(preparation),
    reset: toTimeAround(reset),
  }).map(({ code, field }) => ({
    name: `${field}.phases.0.${code === 'TREATMENT_WITHOUT_HANDS_ON' ? 'kind' : 'minutes'}`,
    code,
  }));
}
