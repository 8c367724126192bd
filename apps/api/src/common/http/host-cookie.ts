import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '../../config/config';

/** Where the cookies of signing in are read. */
const PATH = '/api/auth';

/** A cookie's full name, and how it is set. */
export interface HostCookie {
  readonly name: string;
  readonly options: Readonly<CookieSerializeOptions>;
}

/**
 * A cookie that scripts cannot read and other sites cannot send along. Over https it is bound to this host by
 * the prefix `__Host-`, so that no subdomain (the venues have some) can plant one of its own. Browsers take that
 * prefix only with the path `/`: the cookie travels with every request of the host, and only `/api/auth` reads
 * it. Over plain http, where there is no such prefix, it is sent to `/api/auth` alone.
 * @param maxAge in seconds
 */
export function hostCookie(
  { secureCookies }: Pick<Config, 'secureCookies'>,
  name: string,
  maxAge: number,
): HostCookie {
  return {
    name: secureCookies ? `__Host-${name}` : name,
    options: {
      path: secureCookies ? '/' : PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
      maxAge,
    },
  };
}
