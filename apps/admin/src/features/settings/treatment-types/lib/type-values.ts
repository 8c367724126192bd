import type { TreatmentTypeInput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { amountText, parseAmount } from '@atrium/rules/money/amount';
import { MAX_LEVEL } from '@atrium/rules/spa/setup';
import type {
  HeldAround,
  PhaseKind,
  TimeAround,
} from '@atrium/rules/spa/treatments/treatment-plan';
import { wholeNumber } from '../../../../shared/forms/field-values';
import {
  toAddonInputs,
  toAddonValues,
  type WithAddons,
} from '../../../../shared/settings/addons/addon-values';
import {
  type NamedValues,
  toNamedInput,
  toNamedValues,
} from '../../../../shared/settings/named-values';
import { toTaxInputs, toTaxValues, type WithTax } from '../../../../shared/settings/tax/tax-values';
import { type QuestionValues, toQuestionsInput, toQuestionValues } from './question-values';

export interface PhaseValues {
  kind: PhaseKind;
  minutes: string;
}

export interface LengthValues {
  /** Empty: a new one. */
  _id: string;
  phases: PhaseValues[];
  /** As typed, in the venue's currency. */
  price: string;
}

export interface AroundValues {
  /** Empty: none. */
  minutes: string;
  holds: HeldAround;
}

/** A treatment type as its form holds it: '' for empty, never undefined. */
export interface TypeValues extends NamedValues, WithAddons, WithTax {
  lengths: LengthValues[];
  preparation: AroundValues;
  reset: AroundValues;
  /** By level, from 1; empty: none. */
  surcharges: string[];
  /** Ids, as `rooms` are. */
  therapists: string[];
  rooms: string[];
  guests: string;
  therapistsNeeded: string;
  cancelInformation: string;
  /** Guests are asked before it. */
  intakeAsked: boolean;
  intakeQuestions: QuestionValues[];
  /** In a journey. */
  anyOrder: boolean;
  online: boolean;
  /** Empty: no limit, as is the next. */
  minNoticeMinutes: string;
  bookingWindowDays: string;
}

export const newLength: LengthValues = {
  _id: '',
  phases: [{ kind: 'handsOn', minutes: '' }],
  price: '',
};

const levels = Array.from({ length: MAX_LEVEL }, (_, index) => index + 1);

const newType: TypeValues = {
  ...toNamedValues(undefined),
  lengths: [newLength],
  preparation: { minutes: '', holds: 'both' },
  reset: { minutes: '', holds: 'both' },
  surcharges: levels.map(() => ''),
  therapists: [],
  rooms: [],
  guests: '1',
  therapistsNeeded: '1',
  cancelInformation: '24',
  addons: [],
  taxRates: [],
  intakeAsked: false,
  intakeQuestions: [],
  anyOrder: false,
  online: true,
  minNoticeMinutes: '',
  bookingWindowDays: '',
};

const numberText = (value: number | undefined): string => (value === undefined ? '' : `${value}`);

const aroundValues = ({ minutes, holds }: TimeAround): AroundValues => ({
  minutes: minutes === 0 ? '' : String(minutes),
  holds,
});

/** The form's values; those of a new type without one. @param currency ISO 4217 */
export function toTypeValues(type: TreatmentTypeOutput | undefined, currency: string): TypeValues {
  if (!type) return newType;
  return {
    ...toNamedValues(type),
    lengths: type.lengths.map(({ _id, phases, price }) => ({
      _id,
      phases: phases.map(({ kind, minutes }) => ({ kind, minutes: String(minutes) })),
      price: amountText(price, currency),
    })),
    preparation: aroundValues(type.preparation),
    reset: aroundValues(type.reset),
    surcharges: levels.map((level) => {
      const surcharge = type.levelPrices.find((each) => each.level === level)?.surcharge ?? 0;
      return surcharge === 0 ? '' : amountText(surcharge, currency);
    }),
    therapists: type.therapists,
    rooms: type.rooms,
    guests: String(type.guests),
    therapistsNeeded: String(type.therapistsNeeded),
    cancelInformation: String(type.cancelInformation),
    addons: toAddonValues(type.addons, currency),
    taxRates: toTaxValues(type.taxRates),
    intakeAsked: type.intake.asked,
    intakeQuestions: toQuestionValues(type.intake),
    anyOrder: type.anyOrder,
    online: type.online,
    minNoticeMinutes: numberText(type.minNoticeMinutes),
    bookingWindowDays: numberText(type.bookingWindowDays),
  };
}

/** What is not a number yet counts as 0. */
export const toPhases = (phases: readonly PhaseValues[]) =>
  phases.map(({ kind, minutes }) => ({ kind, minutes: wholeNumber(minutes) ?? 0 }));

export const toTimeAround = ({ minutes, holds }: AroundValues): TimeAround => ({
  minutes: wholeNumber(minutes) ?? 0,
  holds,
});

/** What saving sends: the whole type, since an emptied field removes a value. */
export function toTypeInput(values: TypeValues, currency: string): TreatmentTypeInput {
  const amount = (text: string) => parseAmount(text, currency) ?? 0;
  return {
    ...toNamedInput(values),
    lengths: values.lengths.map(({ _id, phases, price }) => ({
      ...(_id && { _id }),
      phases: toPhases(phases),
      price: amount(price),
    })),
    preparation: toTimeAround(values.preparation),
    reset: toTimeAround(values.reset),
    levelPrices: values.surcharges
      .map((text, index) => ({ level: index + 1, surcharge: amount(text) }))
      .filter(({ surcharge }) => surcharge > 0),
    therapists: values.therapists,
    rooms: values.rooms,
    guests: Number(values.guests),
    therapistsNeeded: Number(values.therapistsNeeded),
    cancelInformation: wholeNumber(values.cancelInformation) ?? 0,
    addons: toAddonInputs(values.addons, currency),
    taxRates: toTaxInputs(values.taxRates),
    intake: {
      asked: values.intakeAsked,
      questions: toQuestionsInput(values.intakeQuestions),
    },
    anyOrder: values.anyOrder,
    online: values.online,
    minNoticeMinutes: wholeNumber(values.minNoticeMinutes) ?? null,
    bookingWindowDays: wholeNumber(values.bookingWindowDays) ?? null,
  };
}
