import { IsIn, Matches } from 'class-validator';
import { PageQuery } from '../../common/http/page.dto';
import { IsDay } from '../../common/http/validation/is-day';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';

export const actorKinds = ['staff', 'guest', 'key', 'visitor', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Filters for the log. */
export class AuditQuery extends PageQuery {
  /** Id of the user or guest who acted. */
  @MayBeLeftOut() @IsId() actor?: string;
  /** Kind of actor. */
  @MayBeLeftOut() @IsIn(actorKinds) actorKind?: ActorKind;
  /** What was changed, e.g. `booking`. */
  @MayBeLeftOut() @Matches(/^[A-Za-z]{1,40}$/) entity?: string;
  /** Id of the changed thing. */
  @MayBeLeftOut() @IsId() entityId?: string;
  /** The action, e.g. `booking.cancelled`. */
  @MayBeLeftOut() @Matches(/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/) action?: string;
  /** First day, in the venue's time zone. */
  @MayBeLeftOut() @IsDay() from?: string;
  /** Last day, inclusive, in the venue's time zone. */
  @MayBeLeftOut() @IsDay() until?: string;
}
