export const search = {
  title: 'Guests',
  /** fixed */
  firstName: 'First Name',
  /** fixed */
  lastName: 'Last Name',
  /** fixed */
  email: 'Email',
  /** fixed */
  phone: 'Phone',
  /** fixed */
  loyaltyCode: 'Loyalty Code',
  /** fixed */
  profile: 'Profile',
  profileOf: 'Profile of {{name}}',
  found_one: '{{count}} guest',
  found_other: '{{count}} guests',
  more: 'More than {{count}} guests',
  none: 'No guest matches “{{term}}”.',
  recent: 'Recently added',
  noneHint: 'Search for part of a name, an email, a phone number or a loyalty code.',
  failed: 'The search could not be carried out.',
  createGuest: 'Create a new guest',
  start: 'Search for a guest',
  tooMany: 'Too many guests match',
  tooManyHint: 'Type more letters, or add another part of the name, email or phone number.',
} as const;
