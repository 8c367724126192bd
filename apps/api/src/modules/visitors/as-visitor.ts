import type { CallContext } from '../../common/context/request-context';

/** A call of somebody who does not sign in, whatever token came along. */
export function asVisitor({ vendorId: _, sessionId: _s, ...call }: CallContext): CallContext {
  return { ...call, actor: { kind: 'visitor' } };
}
