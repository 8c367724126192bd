import type { PrepaidPart } from '@atrium/rules/payments/prepayment/prepaid-amount';
import {
  type Prepayment,
  type PrepaymentException,
  prepayments,
} from '@atrium/rules/payments/prepayment/service-prepayment';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';

import type { Service } from '../service.schema';

const partKinds = ['all', 'share', 'perHead'] as const;

/** How much of a booking is paid when it is made. */
export class PrepaidPartInput {
  /** `all`, `share` or `perHead`. */
  @IsIn(partKinds) kind: (typeof partKinds)[number];
  /** Of `share`: hundredths of a per cent, 1 to 10000; 2500 is a quarter. */
  @ValidateIf(({ kind }: PrepaidPartInput) => kind === 'share')
  @IsInt()
  @Min(1)
  @Max(10_000)
  basisPoints?: number;
  /** Of `perHead`: minor units for each participant. */
  @ValidateIf(({ kind }: PrepaidPartInput) => kind === 'perHead')
  @IsInt()
  @Min(1)
  @Max(1_000_000_000)
  amount?: number;
}

/** Replaces the service's prepayment on certain days or for larger parties. */
export class PrepaymentExceptionInput {
  /** First day. Default: no bound. */
  @IsOptional() @IsDay() from?: string;
  /** Last day. Default: no bound. */
  @IsOptional() @IsDay() until?: string;
  /** Smallest party that it applies to, 1 to 1000. Default: any. */
  @IsOptional() @IsInt() @Min(1) @Max(1_000) minParticipants?: number;
  /** `none`, `optional` or `required`. */
  @IsIn(prepayments) prepayment: Prepayment;
  @IsNotEmpty() @ValidateNested() @Type(() => PrepaidPartInput) prepaidPart: PrepaidPartInput;
}

/** Until so many hours before the start, cancelling costs this share. */
export class CancellationStepInput {
  /** 0 to 8760, fewer than in the step before. */
  @IsInt() @Min(0) @Max(8760) hours: number;
  /** Hundredths of a per cent of the price, 0 to 10000, no less than in the step before; 0 is free. */
  @IsInt() @Min(0) @Max(10_000) basisPoints: number;
}

export class PrepaidPartOutput {
  /** `all`, `share` or `perHead`. */
  kind: string;
  /** Of `share`: hundredths of a per cent. */
  basisPoints?: number;
  /** Of `perHead`: minor units. */
  amount?: number;
}

export class PrepaymentExceptionOutput {
  /** Calendar date, inclusive. Absent: no bound. */
  from?: string;
  /** Calendar date, inclusive. Absent: no bound. */
  until?: string;
  /** Absent: of any. */
  minParticipants?: number;
  /** `none`, `optional` or `required`. */
  prepayment: Prepayment;
  prepaidPart: PrepaidPartOutput;
}

export class CancellationStepOutput {
  hours: number;
  /** Hundredths of a per cent of the price. */
  basisPoints: number;
}

/** The prepayment and cancellation terms that guests see before they book. */
export const toActivityPrepayment = ({
  prepaidPart,
  prepaymentExceptions = [],
  noShowFee,
  cancellationTerms = [],
}: Partial<
  Pick<Service, 'prepaidPart' | 'prepaymentExceptions' | 'noShowFee' | 'cancellationTerms'>
>) => ({
  ...(prepaidPart ? { prepaidPart } : {}),
  ...(noShowFee ? { noShowFee } : {}),
  prepaymentExceptions,
  cancellationTerms,
});

export function toPrepaidPart({ kind, basisPoints, amount }: PrepaidPartInput): PrepaidPart {
  if (kind === 'share') return { kind, basisPoints: basisPoints ?? 0 };
  return kind === 'perHead' ? { kind, amount: amount ?? 0 } : { kind };
}

export function toPrepaymentException(input: PrepaymentExceptionInput): PrepaymentException {
  const { from, until, minParticipants, prepayment, prepaidPart } = input;
  return {
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(minParticipants ? { minParticipants } : {}),
    prepayment,
    prepaidPart: toPrepaidPart(prepaidPart),
  };
}
