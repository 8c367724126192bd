import type { PackageInput, PackageOutput } from '@atrium/api-client/admin';
import { wholeNumber } from '../../../../shared/forms/field-values';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import {
  type OfferValues,
  offerProblems,
  toOfferInput,
  toOfferValues,
} from '../../../../shared/settings/offers/offer-values';
import {
  type SaleValues,
  toSaleInput,
  toSaleValues,
} from '../../../../shared/settings/offers/sale-values';
import {
  taxProblems,
  toTaxInputs,
  toTaxValues,
  type WithTax,
} from '../../../../shared/settings/tax/tax-values';

/** A service that a stay includes on one of its days. */
export interface IncludedService {
  _id: string;
  /** Id. */
  _service: string;
  /** '1' is the day of arrival. */
  dayNumber: string;
}

export interface IncludedAddon {
  _id: string;
  name: string;
  quantity: string;
}

export interface IncludedTreatment {
  _id: string;
  /** Id of the treatment type. */
  type: string;
  /** For each adult. */
  quantity: string;
}

/** A package as its form holds it. */
export interface PackageValues extends OfferValues, SaleValues, WithTax {
  /** Most stays that guests can buy for a day; empty: no limit. */
  perDay: string;
  nights: string;
  /** For one guest's whole stay, as typed, in the venue's currency. */
  price: string;
  services: IncludedService[];
  addons: IncludedAddon[];
  treatments: IncludedTreatment[];
}

const MAX_NIGHTS = 90;
const MAX_PER_DAY = 1_000;
const MAX_QUANTITY = 99;
const MAX_TREATMENTS = 20;

/** The form's values; those of a new package without one. @param currency ISO 4217 */
export function toPackageValues(saved: PackageOutput | undefined, currency: string): PackageValues {
  return {
    ...toOfferValues(saved, currency),
    ...toSaleValues(saved),
    perDay: String(saved?.perDay ?? ''),
    nights: String(saved?.nights ?? 2),
    taxRates: toTaxValues(saved?.taxRates ?? []),
    services: (saved?.services ?? [])
      .map(({ _id, _service, dayNumber }) => ({ _id, _service, dayNumber: String(dayNumber) }))
      .sort((a, b) => Number(a.dayNumber) - Number(b.dayNumber)),
    addons: (saved?.addons ?? []).map(({ _id, name, quantity }) => ({
      _id,
      name,
      quantity: String(quantity),
    })),
    treatments: (saved?.treatmentTypes ?? []).map(({ _id, _treatmentType, quantity }) => ({
      ...{ _id, type: _treatmentType, quantity: String(quantity) },
    })),
  };
}

/** The days of a stay, the day of departure included: 1 to nights + 1. */
export function daysOfStay(nights: string): number[] {
  const count = wholeNumber(nights) ?? 0;
  const days = Math.min(Math.max(count, 1), MAX_NIGHTS) + 1;
  return Array.from({ length: days }, (_, index) => index + 1);
}

/**
 * What saving sends.
 * @param saved for the translations of its addons, which this form does not show
 */
export function toPackageInput(
  values: PackageValues,
  currency: string,
  saved: PackageOutput | undefined,
): PackageInput {
  const translations = new Map(saved?.addons.map(({ _id, languageList }) => [_id, languageList]));
  return {
    ...toOfferInput(values, currency),
    ...toSaleInput(values),
    perDay: wholeNumber(values.perDay) ?? null,
    nights: wholeNumber(values.nights) ?? 1,
    taxRates: toTaxInputs(values.taxRates),
    services: values.services.map(({ _id, _service, dayNumber }) => ({
      ...(_id && { _id }),
      _service,
      dayNumber: wholeNumber(dayNumber) ?? 1,
    })),
    addons: values.addons.map(({ _id, name, quantity }) => ({
      ...(_id && { _id }),
      name: name.trim(),
      languageList: translations.get(_id) ?? [],
      quantity: wholeNumber(quantity) ?? 1,
    })),
    treatmentTypes: values.treatments.map(({ _id, type, quantity }) => ({
      ...(_id && { _id }),
      _treatmentType: type,
      quantity: wholeNumber(quantity) ?? 1,
    })),
  };
}

const outside = (text: string, most: number): boolean => {
  const value = wholeNumber(text);
  return value === undefined || value === null || value < 1 || value > most;
};

/** Why a package cannot be saved. */
export function packageProblems(values: PackageValues, currency: string): FieldProblem[] {
  const lastDay = daysOfStay(values.nights).length;
  const checks: [boolean, FieldProblem][] = [
    [
      values.perDay.trim() !== '' && outside(values.perDay, MAX_PER_DAY),
      { name: 'perDay', code: 'FIELD_OUT_OF_RANGE' },
    ],
    [outside(values.nights, MAX_NIGHTS), { name: 'nights', code: 'FIELD_OUT_OF_RANGE' }],
    ...values.services.flatMap(({ _service, dayNumber }, index): [boolean, FieldProblem][] => [
      [_service === '', { name: `services.${index}._service`, code: 'SERVICE_REQUIRED' }],
      [
        outside(dayNumber, lastDay),
        { name: `services.${index}.dayNumber`, code: 'FIELD_OUT_OF_RANGE' },
      ],
    ]),
    ...values.addons.flatMap(({ name, quantity }, index): [boolean, FieldProblem][] => [
      [name.trim() === '', { name: `addons.${index}.name`, code: 'FIELD_REQUIRED' }],
      [
        outside(quantity, MAX_QUANTITY),
        { name: `addons.${index}.quantity`, code: 'FIELD_OUT_OF_RANGE' },
      ],
    ]),
    ...values.treatments.flatMap(({ type, quantity }, index): [boolean, FieldProblem][] => [
      [type === '', { name: `treatments.${index}.type`, code: 'FIELD_REQUIRED' }],
      [
        outside(quantity, MAX_TREATMENTS),
        { name: `treatments.${index}.quantity`, code: 'FIELD_OUT_OF_RANGE' },
      ],
    ]),
  ];
  return [
    ...offerProblems(values, currency),
    ...taxProblems(values.taxRates),
    ...checks.filter(([isWrong]) => isWrong).map(([, problem]) => problem),
  ];
}
