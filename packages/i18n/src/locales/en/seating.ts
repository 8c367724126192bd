/** The plan of the dining room. Texts marked "fixed" are quoted elsewhere and keep their wording. */
export const seating = {
  room: 'Dining room',
  counters: {
    label: 'Covers',
    /** fixed */
    total: 'TOTAL',
    /** fixed */
    seated: 'SEATED',
    /** fixed */
    pending: 'PENDING',
  },
  search: 'Search',
  searchHint: 'Guest, phone or table',
  newReservation: 'New reservation',
  modify: 'Modify plan',
  failed: {
    /** fixed */
    services: 'Failed to fetch service list',
    /** fixed */
    statuses: 'Failed to fetch status list',
    /** fixed */
    reservations: 'An error occurred while fetching reservations',
    rooms: 'The dining rooms could not be loaded.',
  },
  empty: {
    title: 'No dining room yet',
    text: 'Once the tables are on the plan, reservations can be seated at them.',
    tables: 'No tables on this plan yet',
  },
  plan: {
    label: 'Plan of {{room}}',
    time: 'Plan at',
    now: 'Now',
  },
  shape: {
    bar: 'Bar',
  },
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
  state: {
    free: 'Free',
    due: 'Expected',
    seated: 'Seated',
    over: 'Over time',
    until: 'until {{time}}',
    coming: '{{time}} {{name}}, {{count}}',
    party: '{{name}}, {{count}}',
  },
  drop: {
    fits: 'Fits',
    adds: '{{seats}} of {{count}}',
    large: 'From {{least}} people',
    taken: '{{name}} until {{time}}',
    nothing: 'Not possible',
  },
  carry: {
    pickUp: 'Carry {{name}} to a table',
    picked: '{{name}}, {{count}}, {{time}}: choose a table',
    keys: 'Arrow keys go from table to table, Enter puts down, Escape takes back.',
    taken: '{{name}} has {{table}} until {{time}}.',
    done: '{{name}}: {{tables}}',
  },
  live: {
    on: 'Live',
    off: 'Not live: trying to connect again',
    created: '{{who}} added {{name}}',
    changed: '{{who}} changed {{name}}',
    cancelled: '{{who}} cancelled {{name}}',
    deleted: '{{who}} deleted a reservation',
  },
  list: {
    label: 'Reservations',
    coming: 'Next',
    missed: 'Time is over',
    seated: 'Seated',
    none: 'No reservations',
    noneHint: 'Reservations of this day will be listed here.',
    noMatch: 'No reservation matches',
    noTable: 'No table',
    late: 'late {{count}} min',
  },
  panel: {
    newTitle: 'New reservation',
    close: 'Close',
    hour: '{{label}}, hour',
    minute: '{{label}}, minute',
    adults: 'Adults',
    fewer: 'Fewer {{what}}',
    more: 'More {{what}}',
    tables: 'Tables',
    addTable: 'Add a table',
    removeTable: 'Remove {{table}}',
    noSegment: 'No segment',
    seatNow: 'Seat now',
    /** fixed */
    selectService: 'Please select a service',
    noParticipants: 'Please select at least one participant',
    openBooking: 'Open booking',
    delete: 'Delete reservation',
    /** fixed */
    deleted: 'Reservation deleted successfully',
    /** fixed */
    deleteFailed: 'Failed to delete reservation',
    stale:
      'Somebody else has changed this reservation meanwhile. What you typed is kept: save again to apply it.',
    missing: 'This reservation is not on this day’s list.',
  },
  proposals: {
    seatOne_one: 'A waiting party of {{size}} can be seated if one party moves',
    seatOne_other: 'A waiting party of {{size}} can be seated if {{count}} parties move',
    seatMore_one: '{{parties}} waiting parties can be seated if one party moves',
    seatMore_other: '{{parties}} waiting parties can be seated if {{count}} parties move',
    move: '{{name}}, {{size}}, {{time}}: from {{from}} to {{to}}',
    seat: '{{name}}, {{size}}, {{time}}: from the waiting list to {{tables}}',
    accept: 'Accept',
    accepted: 'The better seating is in place',
    undone: 'Everybody is back at the table they had',
    undoHint: 'If you undo it, those who were seated go back on the waiting list and are told.',
    waiting_one: '{{count}} party is on the waiting list.',
    waiting_other: '{{count}} parties are on the waiting list.',
    look: 'Look for a better seating',
    none: 'There is no better seating.',
    failed: 'The seating could not be changed',
    lookFailed: 'The search for a better seating failed',
  },
  menu: {
    table: 'Table {{table}}',
    open: 'Open {{name}}',
    move: 'Move {{name}}',
    dropIn: 'Seat a drop-in',
    clear: 'Take off the table',
    reservation: 'Actions for {{name}}',
  },
  /** fixed */
  updated: 'Booking updated successfully',
  /** fixed */
  updateFailed: 'An error occurred while updating booking',
} as const;
