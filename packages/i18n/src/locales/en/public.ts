/** The frame of the public pages; the pages themselves are Markdown in English and Norwegian. */
export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    home: 'Home',
    product: 'Product',
    about: 'About',
    helpCenter: 'Help centre',
    activityHub: 'Activity Hub',
    staffLogin: 'Staff login',
  },
  home: {
    title: 'Every booking of your house in one place',
    lead: 'Stays, spa, tables and activities: guests book by themselves, your staff see everything at once, and no place is sold twice.',
    primaryAction: 'Find your venue',
    secondaryAction: 'See the product',
    guestsTitle: 'For guests',
    guestsText:
      'Book activities, join the waiting list, change or cancel: on the phone, in seven languages.',
    staffTitle: 'For staff',
    staffText: 'Guest cards, booking lists and a search that finds the guest while you type.',
    venueTitle: 'For the venue',
    venueText: 'Your own logo, colours and language, your own rules for times and places.',
  },
  findVenue: {
    title: 'Find your venue',
    label: 'Name of the venue',
    submit: 'Go to the venue',
    notFound: 'We do not know a venue with this name.',
  },
  footer: {
    label: 'More pages',
    legal: 'Legal',
    privacy: 'Privacy',
    termsOfSale: 'Terms of sale',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} as const;
