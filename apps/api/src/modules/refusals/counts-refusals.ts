import { addDays, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { refusalReason } from '@atrium/rules/reports/refusal-reasons';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isObjectIdOrHexString } from 'mongoose';
import { type Observable, tap } from 'rxjs';
import type { ContextualRequest } from '../../common/auth/access.guard';
import { AppError } from '../../common/errors/app-error';
import { RefusalsService } from './refusals.service';

/** Days from now that are counted: any date could be wanted, and reports look no further. */
const DAYS_AHEAD = 400;

/** What a handler answered or threw. */
export interface Outcome {
  readonly answer?: unknown;
  readonly error?: unknown;
}

/** What was wanted, with `_service`, `date` and `participants`, and the code of its refusal. */
export interface Refused {
  readonly wish: unknown;
  readonly code: unknown;
}

/** What of a request was refused. */
export type RefusalsOf = (body: unknown, outcome: Outcome) => readonly Refused[];

const theWhole: RefusalsOf = (wish, { error }) =>
  error instanceof AppError ? [{ wish, code: error.code }] : [];

const refusalsOf = Reflector.createDecorator<RefusalsOf>();

/**
 * Counts what the handler refuses for want of room.
 * @param read default: the body is one wish
 */
export const CountsRefusals = (read: RefusalsOf = theWhole): MethodDecorator =>
  applyDecorators(refusalsOf(read), UseInterceptors(RefusalInterceptor));

@Injectable()
export class RefusalInterceptor implements NestInterceptor {
  constructor(
    private readonly refusals: RefusalsService,
    private readonly reflector: Reflector,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = execution.switchToHttp().getRequest<ContextualRequest>();
    const read = this.reflector.get(refusalsOf, execution.getHandler());
    const count = (outcome: Outcome) => {
      for (const refused of read(request.body, outcome)) this.count(request, refused);
    };
    return next.handle().pipe(
      tap({
        next: (answer: unknown) => count({ answer }),
        error: (error: unknown) => count({ error }),
      }),
    );
  }

  private count({ context }: ContextualRequest, { wish, code }: Refused): void {
    const reason = typeof code === 'string' ? refusalReason(code) : undefined;
    if (!reason || !context?.vendorId || !isWish(wish)) return;
    const { _service: service, date, participants: guests } = wish;
    const today = context.now.toISOString().slice(0, 10);
    // a venue's own day may be yesterday's or tomorrow's
    if (date < addDays(today, -1) || date > addDays(today, DAYS_AHEAD)) return;
    this.refusals.count({ vendorId: context.vendorId, date, service, reason, guests });
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Refusals that are counted come after validation; this only tells the compiler. */
function isWish(wish: unknown): wish is { _service: string; date: string; participants: number } {
  if (!isRecord(wish)) return false;
  const { _service, date, participants } = wish;
  return (
    isObjectIdOrHexString(_service) &&
    typeof date === 'string' &&
    isCalendarDate(date) &&
    typeof participants === 'number'
  );
}
