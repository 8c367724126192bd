/** What still needs something that staff want to delete. */
export const settingsUsedBy = {
  usedBy: {
    title: '“{{name}}” is in use',
    text: 'Used by {{list}}.',
    counts: {
      absences_one: '{{count}} absence',
      absences_other: '{{count}} absences',
      bookings_one: '{{count}} booking',
      bookings_other: '{{count}} bookings',
      memberships_one: '{{count}} membership',
      memberships_other: '{{count}} memberships',
      membershipTypes_one: '{{count}} membership type',
      membershipTypes_other: '{{count}} membership types',
      packages_one: '{{count}} package',
      packages_other: '{{count}} packages',
      shifts_one: '{{count}} shift',
      shifts_other: '{{count}} shifts',
      stays_one: '{{count}} stay',
      stays_other: '{{count}} stays',
      treatments_one: '{{count}} treatment',
      treatments_other: '{{count}} treatments',
      treatmentTypes_one: '{{count}} treatment type',
      treatmentTypes_other: '{{count}} treatment types',
      venue: 'the venue as its default',
    },
  },
} as const;
