import { countryOfAddress } from '../../common/network/country-of-address';
import type { Session } from '../credentials/public';

/** One sign-in on one device. */
export class OwnSessionOutput {
  _id: string;
  /** As the browser names itself. @example "Firefox" */
  browser?: string;
  /** Operating system, as the browser names it. @example "macOS" */
  system?: string;
  /** Whether it is a phone or a tablet. */
  isHandheld: boolean;
  /** Network address of its last use. @example "192.0.2.17" */
  ip?: string;
  /** Country where that address is registered, ISO 3166-1 alpha-2; absent if unknown. @example "NO" */
  country?: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; exact to the lifetime of an access token. */
  lastUsedAt: string;
  /** Whether it is the session that asks. */
  isCurrent: boolean;
}

/** @param current id of the session that asks */
export function toOwnSessionOutput(session: Session, current?: string): OwnSessionOutput {
  const { _id, device = {}, ip, createdAt, rotatedAt } = session;
  const { browser, system, isHandheld = false } = device;
  const country = ip && countryOfAddress(ip);
  return {
    _id: _id.toHexString(),
    ...(browser ? { browser } : {}),
    ...(system ? { system } : {}),
    isHandheld,
    ...(ip ? { ip } : {}),
    ...(country ? { country } : {}),
    createdAt: createdAt.toISOString(),
    lastUsedAt: rotatedAt.toISOString(),
    isCurrent: _id.toHexString() === current,
  };
}
