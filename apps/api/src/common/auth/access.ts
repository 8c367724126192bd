import { type Permission, permissions } from '@atrium/rules/access/access-levels';
import { CONFIRMED_MINUTES } from '@atrium/rules/access/confirmed-identity';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import { Fails } from '../http/answers';

/** Who may call a handler. The API refuses to start with a handler that does not declare it. */
export type Access =
  | { readonly audience: 'public' }
  | { readonly audience: 'guest' }
  | { readonly audience: 'staff'; readonly permission: Permission }
  | { readonly audience: 'anyone signed in' };

export const ACCESS = Symbol('access');
/** Marks handlers that are only for who has confirmed lately who they are. */
export const CONFIRMED = Symbol('confirmed');

const common = () => [
  Fails(400, 'VALIDATION_FAILED'),
  Fails(429, 'TOO_MANY_REQUESTS'),
  Fails(500, 'INTERNAL'),
];

/** No sign-in. A bearer token that is sent along is still read. */
export function Public(): MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS, { audience: 'public' } satisfies Access), ...common());
}

/** A signed-in guest of a venue. */
export function GuestOnly(): MethodDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: 'guest' } satisfies Access),
    ApiBearerAuth(),
    ApiExtension('x-audience', 'guest'),
    Fails(401, 'UNAUTHENTICATED'),
    Fails(403, 'FORBIDDEN'),
    ...common(),
  );
}

/** Signed-in staff whose level has the permission; see `@atrium/rules/access/access-levels`. */
export function StaffOnly(permission: Permission): MethodDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: 'staff', permission } satisfies Access),
    ApiBearerAuth(),
    ApiExtension('x-audience', 'staff'),
    ApiExtension('x-permission', permission),
    ApiExtension('x-least-level', permissions[permission]),
    Fails(401, 'UNAUTHENTICATED'),
    Fails(403, 'FORBIDDEN'),
    ...common(),
  );
}

/**
 * Beside `StaffOnly`: for what a stranger at an unlocked screen must not be able to do. Who gave neither
 * password nor second factor in the last minutes is asked again (`confirmIdentity`).
 */
export function ConfirmedOnly(): MethodDecorator {
  return applyDecorators(
    SetMetadata(CONFIRMED, true),
    ApiExtension('x-confirmed-within-minutes', CONFIRMED_MINUTES),
    Fails(403, 'CONFIRM_IDENTITY_REQUIRED'),
  );
}

/** Guests and staff alike, e.g. `GET /api/auth/me`. */
export function SignedIn(): MethodDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: 'anyone signed in' } satisfies Access),
    ApiBearerAuth(),
    Fails(401, 'UNAUTHENTICATED'),
    Fails(403, 'KEY_NOT_ALLOWED'),
    ...common(),
  );
}
