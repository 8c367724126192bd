import { addMonths } from '../calendar/calendar-date';

/**
 * Versions of the API for partners, by the day from which each is there, the oldest first. What a version changes
 * is in docs/api-changes.md; what only adds is in every version at once.
 */
export const API_VERSIONS = ['2026-11-28'] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];

/** Header in which a program names its version, and the answer tells it. */
export const API_VERSION_HEADER = 'atrium-version';

const [OLDEST] = API_VERSIONS;

/** The newest one. */
export const CURRENT_API_VERSION: ApiVersion = API_VERSIONS.at(-1) ?? OLDEST;

/** A version by its name; undefined for what is none. */
export const apiVersionNamed = (
  name: string,
  versions: readonly string[] = API_VERSIONS,
): string | undefined => versions.find((version) => version === name);

/**
 * The version of a key that names none: the newest that was there when the key was made, so that a program goes on
 * working as it was written.
 * @param madeOn yyyy-mm-dd, of UTC
 */
export const apiVersionOn = (madeOn: string, versions: readonly string[] = API_VERSIONS): string =>
  versions.filter((version) => version <= madeOn).at(-1) ?? versions[0] ?? '';

/** For how many months a version is still supported once a newer one is out. */
export const MONTHS_AFTER_THE_NEXT = 24;

export interface VersionEnd {
  /** The day the next version came out, `yyyy-mm-dd` in UTC. */
  readonly deprecatedOn: string;
  /** The day from which it may no longer be supported. */
  readonly endsOn: string;
}

/** When support for a version ends; undefined for the newest, which has no end yet. */
export function endOfVersion(
  version: string,
  versions: readonly string[] = API_VERSIONS,
): VersionEnd | undefined {
  const deprecatedOn = versions[versions.indexOf(version) + 1];
  return deprecatedOn === undefined
    ? undefined
    : { deprecatedOn, endsOn: addMonths(deprecatedOn, MONTHS_AFTER_THE_NEXT) };
}
