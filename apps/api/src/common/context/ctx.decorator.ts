import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ContextualRequest } from '../auth/access.guard';
import type { CallContext, RequestContext } from './request-context';

const callOf = (execution: ExecutionContext): CallContext => {
  const { context } = execution.switchToHttp().getRequest<ContextualRequest>();
  if (!context) throw new Error('The request has no context: is AccessGuard global?');
  return context;
};

/** The context of a signed-in request. */
export const Ctx = createParamDecorator(
  (_data: unknown, execution: ExecutionContext): RequestContext => {
    const { vendorId, ...call } = callOf(execution);
    if (!vendorId) throw new Error('A public handler takes @Call(), its vendor is not known yet');
    return { ...call, vendorId };
  },
);

/** The context of a public request, whose venue is not known yet. */
export const Call = createParamDecorator(
  (_data: unknown, execution: ExecutionContext): CallContext => callOf(execution),
);
