import { venueToday } from '@atrium/rules/bookings/booking-window';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import type { Customer } from '../customer.schema';
import type { AnonymisationRun } from './anonymisation-run.schema';

export class DryRunInput {
  /** Months to try, 1 to 240; the venue's setting or another. */
  @IsInt() @Min(1) @Max(240) afterMonths: number;
}

/** A guest whom the coming night anonymises. */
export class AnonymisedNextOutput {
  _id: string;
  firstname: string;
  lastname: string;
  /** The venue's day on which they became a guest, `yyyy-mm-dd`. */
  createdOn: string;
}

export class AnonymisationPreviewOutput {
  /** Months without a booking or stay after which guests are anonymised; absent: the venue keeps everybody. */
  @ApiProperty({ type: 'integer' }) afterMonths?: number;
  /** The first day whose booking or stay keeps a guest, `yyyy-mm-dd`; absent as above. */
  since?: string;
  /** Oldest first. */
  items: AnonymisedNextOutput[];
  /** Sent as `cursor` for the next page; absent on the last. A page may be empty before that. */
  nextCursor?: string;
}

/** The receipt of a run. */
export class AnonymisationRunOutput {
  _id: string;
  /** ISO instant. */
  at: string;
  /** It only counted. */
  dryRun: boolean;
  /** Name of who asked for it; absent: it was the night’s. */
  by?: string;
  /** The venue's setting then. */
  @ApiProperty({ type: 'integer' }) afterMonths: number;
  /** The first day whose booking or stay kept a guest, `yyyy-mm-dd`. */
  since: string;
  /** Who had become a guest before that day and is not Eternal; the sum of the three that follow. */
  @ApiProperty({ type: 'integer' }) lookedAt: number;
  /** Who was anonymised, or would be. */
  @ApiProperty({ type: 'integer' }) anonymised: number;
  /** Who has a booking or stay since then, or to come. */
  @ApiProperty({ type: 'integer' }) active: number;
  /** Who was kept after all: a payment is under way, or they booked meanwhile. */
  @ApiProperty({ type: 'integer' }) refused: number;
  /** Eternal guests, whom no run looks at. */
  @ApiProperty({ type: 'integer' }) eternal: number;
}

export class AnonymisationRunsPageOutput {
  /** Latest first. */
  items: AnonymisationRunOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export const toAnonymisedNext = (guest: Customer, timezone: string): AnonymisedNextOutput => ({
  _id: guest._id.toHexString(),
  firstname: guest.firstname,
  lastname: guest.lastname,
  createdOn: venueToday(guest.createdAt.getTime(), timezone),
});

export const toRunOutput = ({
  _id,
  _vendor,
  at,
  ...run
}: AnonymisationRun): AnonymisationRunOutput => ({
  ...run,
  _id: _id.toHexString(),
  at: at.toISOString(),
});
