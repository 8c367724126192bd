import { dayTimeline } from './front-desk/day-timeline';
import { groupMessage } from './front-desk/group-message';
import { venues } from './front-desk/venues';

export const frontDesk = { dayTimeline, groupMessage, venues };
