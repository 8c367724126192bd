import { addDays, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { refusalReason } from '@atrium/rules/reports/refusal-reasons';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { type Observable, tap } from 'rxjs';
import type { ContextualRequest } from '../../common/auth/access.guard';
import { AppError } from '../../common/errors/app-error';
import { RefusalsService } from './refusals.service';

/** Days from now that are counted: any date could be wanted, and reports look no further. */
const DAYS_AHEAD = 400;

/** Counts requests that the handler refuses for want of room; the body names `_service`, `date` and `participants`. */
export const CountsRefusals = (): MethodDecorator => UseInterceptors(RefusalInterceptor);

@Injectable()
export class RefusalInterceptor implements NestInterceptor {
  constructor(private readonly refusals: RefusalsService) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = execution.switchToHttp().getRequest<ContextualRequest>();
    return next.handle().pipe(tap({ error: (error: unknown) => this.count(request, error) }));
  }

  private count({ context, body }: ContextualRequest, error: unknown): void {
    const reason = error instanceof AppError ? refusalReason(error.code) : undefined;
    if (!reason || !context?.vendorId || !isWish(body)) return;
    const { _service: service, date, participants: guests } = body;
    const today = context.now.toISOString().slice(0, 10);
    // a venue's own day may be yesterday's or tomorrow's
    if (date < addDays(today, -1) || date > addDays(today, DAYS_AHEAD)) return;
    this.refusals.count({ vendorId: context.vendorId, date, service, reason, guests });
  }
}

/** Refusals that are counted come after validation; this only tells the compiler. */
function isWish(body: unknown): body is { _service: string; date: string; participants: number } {
  if (typeof body !== 'object' || body === null) return false;
  const { _service, date, participants } = body as Record<string, unknown>;
  return (
    isObjectIdOrHexString(_service) &&
    typeof date === 'string' &&
    isCalendarDate(date) &&
    typeof participants === 'number'
  );
}
