/** Which modules the venue has. */
export const wip = {
  title: 'Modules',
  intro: 'What your venue works with today.',
  failed: 'The modules could not be loaded.',
  venue: 'Your venue',
  on: 'In use',
  off: 'Switched off',
  whoSwitches: 'A system owner switches modules on and off.',
  modules: {
    services: {
      name: 'Activities',
      text: 'Services with weekly times, special days, places, addons and a waiting list; booked by staff or by guests themselves.',
    },
    stays: {
      name: 'Stays',
      text: 'Visits of one night or more, with the services included on each day and what is still to be booked of them.',
    },
    memberships: {
      name: 'Memberships',
      text: 'Cards and passes with a number of uses or none, used at the desk or when booking, with a ledger of every use.',
    },
    openBooking: {
      name: 'Open booking',
      text: 'Visitors book from your website without an account.',
    },
    fnb: {
      name: 'Tables',
      text: 'The dining room as a floor plan: tables, who sits where, who comes next.',
    },
    spa: {
      name: 'Spa',
      text: 'Treatments with therapists and rooms.',
    },
  },
} as const;
