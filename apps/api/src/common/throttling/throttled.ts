import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { Fails } from '../http/answers';
import { THROTTLED, type ThrottledAction } from './throttle';
import { ThrottleGuard } from './throttle.guard';

/**
 * Limits calls per address and, if the body names an account (`email` with `vendor`, or `id`), per
 * account: LOGIN_ATTEMPTS_PER_QUARTER_HOUR each in 15 minutes, then 429 with Retry-After.
 */
export function Throttled(action: ThrottledAction): MethodDecorator {
  return applyDecorators(
    SetMetadata(THROTTLED, action),
    UseGuards(ThrottleGuard),
    Fails(429, 'TOO_MANY_REQUESTS'),
  );
}
