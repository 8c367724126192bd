import { paths } from '../../../paths';

/** What a visitor wants of a venue: its Activity Hub, a table in a dining room, or a treatment in its spa. */
export type Goal = 'hub' | 'table' | 'treatment';

interface OwnPage {
  /** The part of the product that a venue needs for it. */
  module: 'fnb' | 'spa';
  /** The page of this app that shows it. @param venue short name */
  path: (venue: string) => string;
}

/** Hubs are another app's. */
export const ownPages: Readonly<Partial<Record<Goal, OwnPage>>> = {
  table: { module: 'fnb', path: paths.diningRooms },
  treatment: { module: 'spa', path: paths.spaOf },
};
