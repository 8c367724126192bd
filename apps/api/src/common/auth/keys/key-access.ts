import {
  API_VERSION_HEADER,
  API_VERSIONS,
  apiVersionNamed,
  endOfVersion,
} from '@atrium/rules/access/api-versions';
import { keyMay, keyModeOf, keyScopeOf } from '@atrium/rules/access/key-scopes';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../config/config';
import { Clock } from '../../clock/clock';
import { AppError, ForbiddenError, UnauthenticatedError } from '../../errors/app-error';
import { type KeyCaller, KeyCallers } from './key-callers';
import { KeyLimits } from './key-limits';
import { KeyUses } from './key-uses';

/** Lets a partner's program in by its key, as far as the table in `@atrium/rules/access/key-scopes` goes. */
@Injectable()
export class KeyAccess {
  constructor(
    private readonly callers: KeyCallers,
    private readonly limits: KeyLimits,
    private readonly uses: KeyUses,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * @param isOpen whether keys may call the handler at all, beside what the table says
   * @throws {UnauthenticatedError} KEY_INVALID
   * @throws {ForbiddenError} KEY_NOT_ALLOWED, KEY_SCOPE_MISSING
   * @throws {AppError} 429 TOO_MANY_REQUESTS, 400 API_VERSION_UNKNOWN
   */
  async admit(request: FastifyRequest, reply: FastifyReply, isOpen: boolean): Promise<KeyCaller> {
    const now = this.clock.now();
    const token = (request.headers.authorization ?? '').slice('bearer '.length);
    const caller = await this.callers.find(token, now);
    if (!caller) throw new UnauthenticatedError('KEY_INVALID');
    await this.limits.take(caller, now, reply);
    const scope = isOpen ? keyScopeOf(request.method, request.routeOptions.url ?? '') : undefined;
    if (!scope) throw new ForbiddenError('KEY_NOT_ALLOWED');
    if (!keyMay(caller.scopes, scope)) {
      throw new AppError(403, 'KEY_SCOPE_MISSING', { data: { scope } });
    }
    reply.headers(versionHeaders(versionOf(request, caller), this.config.publicUrl));
    this.uses.count(caller, keyModeOf(scope), { now, ip: request.ip });
    return caller;
  }
}

/** The version that the program names, otherwise its key's. */
function versionOf({ headers }: FastifyRequest, { apiVersion }: KeyCaller): string {
  const named = headers[API_VERSION_HEADER];
  if (named === undefined) return apiVersion;
  const version = typeof named === 'string' ? apiVersionNamed(named.trim()) : undefined;
  if (!version)
    throw new AppError(400, 'API_VERSION_UNKNOWN', { data: { versions: API_VERSIONS } });
  return version;
}

/**
 * Names the version of the answer. For an older one, also since when it is deprecated (RFC 9745) and when support ends
 * (RFC 8594).
 * @param site where partners read what changes
 */
function versionHeaders(version: string, site: string): Record<string, string> {
  const end = endOfVersion(version);
  if (!end) return { [API_VERSION_HEADER]: version };
  return {
    [API_VERSION_HEADER]: version,
    deprecation: `@${Date.parse(end.deprecatedOn) / 1_000}`,
    sunset: new Date(end.endsOn).toUTCString(),
    link: `<${site}/open-api/guides/versions>; rel="deprecation"; type="text/html"`,
  };
}
