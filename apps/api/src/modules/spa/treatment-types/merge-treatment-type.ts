import { treatmentTimesProblems } from '@atrium/rules/spa/setup';
import { Types } from 'mongoose';
import { clientId } from '../../../common/database/object-id';
import { RuleError } from '../../../common/errors/app-error';
import { taxRatesOf } from '../../../common/http/tax-rates.dto';
import { present } from '../../../common/present';
import { toServiceAddon } from '../../services/public';
import type { IntakeOfTypeInput } from './intake-of-type.dto';
import type {
  IntakeOfType,
  IntakeQuestion,
  TreatmentLength,
  TreatmentType,
} from './treatment-type.schema';
import type {
  TreatmentLengthInput,
  TreatmentTypeChange,
  TreatmentTypeInput,
} from './treatment-types.dto';

export type TreatmentTypeFields = Omit<
  TreatmentType,
  '_id' | '_vendor' | 'version' | 'createdAt' | 'updatedAt'
>;

/** The given fields as stored; an optional one that is null is to be removed. */
export type GivenFields = {
  [Field in keyof TreatmentTypeFields]?: TreatmentTypeFields[Field] | null;
};

/**
 * A new treatment type, with defaults for missing fields.
 * @throws {NotFoundError} for what can be no id
 * @throws {RuleError} TREATMENT_TOO_LONG, TREATMENT_WITHOUT_HANDS_ON
 */
export function newTreatmentType(input: TreatmentTypeInput): TreatmentTypeFields {
  const fields = { ...defaults(), ...present(givenFields(input)) } as TreatmentTypeFields;
  assertTimes(fields);
  return fields;
}

/**
 * What a change writes.
 * @throws as `newTreatmentType`
 */
export function changeOfTreatmentType(
  before: TreatmentType,
  change: Omit<TreatmentTypeChange, '_id' | 'version'>,
): GivenFields {
  const given = givenFields(change, before);
  assertTimes({ ...before, ...present(given) } as TreatmentTypeFields);
  return given;
}

const defaults = (): Omit<TreatmentTypeFields, 'name' | 'lengths'> => ({
  description: '',
  languageList: [],
  preparation: { minutes: 0, holds: 'both' },
  reset: { minutes: 0, holds: 'both' },
  levelPrices: [],
  therapists: [],
  rooms: [],
  guests: 1,
  therapistsNeeded: 1,
  cancelInformation: 24,
  addons: [],
  anyOrder: false,
  online: true,
  active: true,
  sortOrder: 0,
});

function givenFields(input: Partial<TreatmentTypeInput>, before?: TreatmentType): GivenFields {
  const { name, guests, therapistsNeeded, cancelInformation, anyOrder } = input;
  const { online, active, sortOrder } = input;
  const { minNoticeMinutes, bookingWindowDays } = input;
  return {
    ...{ name, guests, therapistsNeeded, cancelInformation, anyOrder },
    ...{ online, active, sortOrder },
    ...{ minNoticeMinutes, bookingWindowDays },
    description: input.description?.trim(),
    languageList: input.languageList?.map((texts) =>
      present({
        languageType: texts.languageType,
        name: texts.name?.trim() || undefined,
        description: texts.description?.trim() || undefined,
      }),
    ),
    lengths: input.lengths && lengthsOf(input.lengths, before?.lengths),
    intake: input.intake && intakeOf(input.intake, before?.intake?.questions),
    preparation: timeAroundOf(input.preparation),
    reset: timeAroundOf(input.reset),
    levelPrices: input.levelPrices
      ?.map(({ level, surcharge }) => ({ level, surcharge }))
      .sort((a, b) => a.level - b.level),
    therapists: input.therapists?.map(clientId),
    rooms: input.rooms?.map(clientId),
    addons: input.addons?.map((addon) => toServiceAddon(addon, before?.addons)),
    taxRates: input.taxRates && taxRatesOf(input.taxRates),
  };
}

const timeAroundOf = (around: TreatmentTypeInput['preparation']) =>
  around && { minutes: around.minutes, holds: around.holds };

/** Lengths keep the ids that the type has given them; no two have the same. */
function lengthsOf(
  sent: readonly TreatmentLengthInput[],
  known: readonly TreatmentLength[] = [],
): TreatmentLength[] {
  const free = new Map(known.map(({ _id }) => [_id.toHexString(), _id]));
  return sent.map(({ _id: named = '', phases, price }) => {
    const _id = free.get(named.toLowerCase()) ?? new Types.ObjectId();
    free.delete(named.toLowerCase());
    return { _id, phases: phases.map(({ kind, minutes }) => ({ kind, minutes })), price };
  });
}

/** Questions keep the ids that the type has given them, since answers name them; no two have the same. */
function intakeOf(
  { asked, questions }: IntakeOfTypeInput,
  known: readonly IntakeQuestion[] = [],
): IntakeOfType {
  const free = new Map(known.map(({ _id }) => [_id.toHexString(), _id]));
  return {
    asked,
    questions: questions.map(
      ({ _id: named = '', languageList = [], required = false, ...asked }) => {
        const _id = free.get(named.toLowerCase()) ?? new Types.ObjectId();
        free.delete(named.toLowerCase());
        return {
          ...{ _id, text: asked.text, kind: asked.kind, required },
          languageList: languageList.map(({ languageType, text }) => ({ languageType, text })),
        };
      },
    ),
  };
}

function assertTimes(fields: TreatmentTypeFields): void {
  const details = treatmentTimesProblems(fields);
  const [first] = details;
  if (first) throw new RuleError(first.code, { details });
}
