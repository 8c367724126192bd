import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { THROTTLED, type ThrottledAction } from './throttle';
import { ThrottleInterceptor } from './throttle.interceptor';

/**
 * Limits failed calls per address (FAILED_ATTEMPTS_PER_QUARTER_HOUR), then 429 with Retry-After; of calls that
 * send mail, every one. If the body names an account (`email` at sign-in, `id`), failures there slow down.
 */
export function Throttled(action: ThrottledAction): MethodDecorator {
  return applyDecorators(SetMetadata(THROTTLED, action), UseInterceptors(ThrottleInterceptor));
}
