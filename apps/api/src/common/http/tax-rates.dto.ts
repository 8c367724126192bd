import type { TaxRate } from '@atrium/rules/payments/ledger/included-tax';
import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { RuleError } from '../errors/app-error';
import { IsDay } from './validation/is-day';
import { MayBeLeftOut } from './validation/may-be-left-out';

const MAX_TAX_RATES = 10;

/** A tax rate and the days on which it applies. */
export class TaxRateInput {
  /** Hundredths of a per cent, 0 to 10000; 2500 is 25 %. */
  @IsInt() @Min(0) @Max(10_000) basisPoints: number;
  /** First day. */
  @IsDay() from: string;
  /** Last day. Default: until further notice. */
  @IsOptional() @IsDay() until?: string;
}

export class TaxRateOutput {
  /** Hundredths of a per cent. */
  basisPoints: number;
  /** Calendar date, inclusive. */
  from: string;
  /** Calendar date, inclusive. Absent: until further notice. */
  until?: string;
}

/** Rates, each from another day on. */
export const AreTaxRates = (): PropertyDecorator =>
  applyDecorators(
    MayBeLeftOut(),
    IsArray(),
    ArrayMaxSize(MAX_TAX_RATES),
    ArrayUnique((rate?: Partial<TaxRateInput> | null) => rate?.from),
    ValidateNested({ each: true }),
    Type(() => TaxRateInput),
  );

const toTaxRate = ({ basisPoints, from, until }: TaxRateInput): TaxRate => ({
  ...{ basisPoints, from },
  ...(until ? { until } : {}),
});

/** As they are stored. @throws {RuleError} INVALID_PERIOD: one ends before it begins */
export function taxRatesOf(inputs: readonly TaxRateInput[]): TaxRate[] {
  for (const [index, { from, until }] of inputs.entries()) {
    if (until && until < from) throw RuleError.ofField('INVALID_PERIOD', `taxRates.${index}.until`);
  }
  return inputs.map(toTaxRate);
}
