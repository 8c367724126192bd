import type { VenueThings } from '../things/venue-things';

export interface Call {
  path: string;
  body?: object;
}

/**
 * What staff of one venue send with the ids of another. `refused`: answers 404. `filters`: a list
 * that is narrowed by the id, and has nothing.
 */
export interface Case {
  kind: 'refused' | 'filters';
  calls: (theirs: VenueThings, own: VenueThings) => Call[];
}

export const refused = (calls: Case['calls']): Case => ({ kind: 'refused', calls });

export const filters = (...paths: ((theirs: VenueThings) => string)[]): Case => ({
  kind: 'filters',
  calls: (theirs) => paths.map((path) => ({ path: path(theirs) })),
});

/** The other venue's id in the path. */
export const at = (path: (theirs: VenueThings) => string, body?: object): Case =>
  refused((theirs) => [{ path: path(theirs), ...(body && { body }) }]);
