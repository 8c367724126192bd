import { tableStatuses } from '../../../modules/booking-statuses/public';
import type { Random } from '../random';
import type { DemoStatuses } from './demo-bookings';
import { statusNames } from './demo-names';

/** The statuses of a new venue, and their ids by purpose. */
export function statusesOf(random: Random) {
  const make = (
    name: string,
    color: string,
    rules: Partial<{
      languageList: { languageType: string; name: string }[];
      hasArrived: boolean;
      hasLeft: boolean;
      active: boolean;
      isWaitingList: boolean;
    }> = {},
  ) => ({
    _id: random.objectId(),
    name,
    languageList: statusNames(name),
    color,
    hasArrived: false,
    hasLeft: false,
    active: true,
    isWaitingList: false,
    version: 0,
    ...rules,
  });
  const confirmed = make('Confirmed', '#388E3C');
  const arrived = make('Arrived', '#0277BD', { hasArrived: true });
  const atTable = tableStatuses('en')
    .filter(({ hasLeft }) => !hasLeft)
    .map(({ name, color, ...rules }) => make(name, color, rules));
  const left = make('Left', '#546E7A', { hasArrived: true, hasLeft: true });
  const noShow = make('No-show', '#D32F2F');
  const cancelled = make('Cancelled', '#757575', { active: false });
  const waiting = make('Waiting list', '#B26A00', { active: false, isWaitingList: true });
  const ids: DemoStatuses = {
    confirmed: confirmed._id,
    arrived: arrived._id,
    atTable: atTable.map(({ _id }) => _id),
    left: left._id,
    noShow: noShow._id,
    cancelled: cancelled._id,
    waiting: waiting._id,
  };
  return { ids, documents: [confirmed, arrived, ...atTable, left, noShow, cancelled, waiting] };
}
