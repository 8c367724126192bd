import { dayTimeline } from './front-desk/day-timeline';
import { groupMessage } from './front-desk/group-message';
import { venues } from './front-desk/venues';

/** What of the desk is not on every page: the day's timeline, messages to several guests, other venues. */
export const frontDesk = { dayTimeline, groupMessage, venues };
