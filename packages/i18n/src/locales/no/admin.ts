import type { Translation } from '../../translation';
import type { admin as en } from '../en/admin';
import { auditFilter } from './admin/audit-filter';
import { auditLogs } from './admin/audit-logs';
import { arrival } from './admin/bookings/arrival';
import { booking } from './admin/bookings/booking';
import { bulk } from './admin/bookings/bulk';
import { desk } from './admin/bookings/desk';
import { details } from './admin/bookings/details';
import { expressBooking } from './admin/bookings/express-booking';
import { listBookings } from './admin/bookings/list-bookings';
import { narrow } from './admin/bookings/list-narrow';
import { move } from './admin/bookings/move';
import { newBooking } from './admin/bookings/new-booking';
import { paidBy } from './admin/bookings/paid-by';
import { savedFilters } from './admin/bookings/saved-filters';
import { series } from './admin/bookings/series';
import { waitingList } from './admin/bookings/waiting-list';
import { dashboard } from './admin/dashboard';
import { duplicates } from './admin/guests/duplicates';
import { guest } from './admin/guests/guest';
import { guestBookings } from './admin/guests/guest-bookings';
import { guestDelete } from './admin/guests/guest-delete';
import { guestFigures } from './admin/guests/guest-figures';
import { memberships } from './admin/guests/memberships';
import { messages } from './admin/guests/messages';
import { passwordReset } from './admin/guests/password-reset';
import { reservations } from './admin/guests/reservations';
import { search } from './admin/guests/search';
import { stayEdit } from './admin/guests/stay-edit';
import { stays } from './admin/guests/stays';
import { optOut } from './admin/opt-out';
import { pauses } from './admin/pauses';
import { reports } from './admin/reports';
import { reviews } from './admin/reviews';
import { messageTemplates } from './admin/settings/message-templates';
import { access } from './admin/shell/access';
import { dates } from './admin/shell/dates';
import { dialog } from './admin/shell/dialog';
import { frame } from './admin/shell/frame';
import { level } from './admin/shell/level';
import { nav } from './admin/shell/nav';
import { notices } from './admin/shell/notices';
import { pages } from './admin/shell/pages';
import { palette } from './admin/shell/palette';
import { today } from './admin/today';
import { transfer } from './admin/transfer';
import { treatment } from './admin/treatment';
import { wip } from './admin/wip';

export const admin = {
  guestFigures,
  treatment,
  dates,
  access,
  notices,
  transfer,
  series,
  reports,
  reviews,
  pauses,
  optOut,
  auditFilter,
  messageTemplates,
  paidBy,
  savedFilters,
  desk,
  details,
  narrow,
  bulk,
  dashboard,
  stayEdit,
  duplicates,
  move,
  waitingList,
  arrival,
  expressBooking,
  memberships,
  wip,
  guestDelete,
  guestBookings,
  nav,
  level,
  search,
  guest,
  passwordReset,
  reservations,
  booking,
  newBooking,
  listBookings,
  stays,
  messages,
  auditLogs,
  dialog,
  frame,
  palette,
  pages,
  today,
} satisfies Translation<'no', typeof en>;
