import { booking } from './public/booking';
import { optOut, rating } from './public/from-mail';
import { help } from './public/help';
import { operator } from './public/operator';
import { payment } from './public/payment';
import { privacy } from './public/privacy';
import { site } from './public/site';
import { spa } from './public/spa';
import { systemStatus } from './public/system-status';

/** The frame of the public pages; the pages themselves are Markdown in English and Norwegian. */
export const publicPages = {
  booking,
  rating,
  optOut,
  help,
  operator,
  payment,
  privacy,
  site,
  spa,
  systemStatus,
  brand: 'Atrium',
  nav: {
    label: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    about: 'About',
    activityHub: 'Activity Hub',
    restaurants: 'Restaurants',
    spas: 'Spas',
    staffLogin: 'Staff login',
  },
  home: {
    title: 'All your bookings in one place',
    lead: 'Stays, activities and memberships: guests book by themselves, your staff see everything at once, and no place is sold twice.',
    primaryAction: 'Find your venue',
    secondaryAction: 'See what it does',
    preview: {
      label: 'An example of a day',
      today: 'Today',
      walk: 'Guided fjord walk',
      dinner: 'Four-course dinner',
      places: '{{used}} of {{capacity}} places',
      booked: 'Booked',
      bookedText: 'Tomorrow at {{time}}, {{count}} guests',
      free: 'Free again',
      freeText: 'The first on the waiting list has been told.',
    },
    doors: {
      title: 'Where would you like to go?',
      guestsTitle: 'I am a guest',
      guestsText:
        'Book activities, join a waiting list, change or cancel: on the phone, in seven languages.',
      guestsAction: 'Find your venue',
      staffTitle: 'I work at a venue',
      staffText: 'Guest cards, booking lists and a search that finds the guest while you type.',
      staffAction: 'Log in',
    },
    kinds: {
      title: 'One system for everything you offer',
      text: 'Hotels, spas and activity centres use the parts they need, with one record for each of their guests.',
      stays: 'Stays',
      staysText:
        'Arrival, departure and what is included: guests see which day each service is booked, and book the rest themselves.',
      memberships: 'Memberships',
      membershipsText:
        'Ten swims or a whole season: sold at the desk, counted at each visit, and a booking can be paid with one.',
      activities: 'Activities',
      activitiesText:
        'Weekly times, special days, children, addons and a travel companion, in each guest’s own language.',
      dropIn: 'Drop-in',
      dropInText:
        'Someone at the door is a booking too: counted at once, so that nobody books the same place online.',
    },
    promise: {
      title: 'No place is sold twice',
      text: 'Two people press the button at the same moment for the last place. One gets it. The other is told at once, and offered what is still free.',
      hold: 'Held while a guest decides',
      holdText: 'Choosing a time reserves it for ten minutes. The guest sees how long is left.',
      queue: 'Freed places find their next guest',
      queueText:
        'When someone cancels, the first waiting party that fits moves up and gets a message.',
      audit: 'See who changed what',
      auditText: 'Who changed what, and when, is stored together with the change itself.',
    },
    looks: {
      title: 'Your house, your look',
      text: 'Logo, colours and language are yours. Atrium keeps every word readable, in daylight and in the dark, whatever colours you choose.',
      activity: 'Evening sauna',
      book: 'Book now',
    },
  },
  findVenue: {
    title: 'Find your venue',
    text: 'Enter the name of the hotel, spa or restaurant, or the short name in its address.',
    label: 'Name of the venue',
    hint: 'For example: fjord',
    results: 'Venues',
    notFound: 'We do not know a venue with this name.',
    opening: 'Opening {{name}}…',
    failed: 'The venue could not be looked up. Please try again.',
  },
  fnb: {
    title: 'Find a table',
    text: 'Write the name of the hotel or restaurant where you want to eat.',
    titleOf: 'Dining at {{name}}',
    lead: 'See when the kitchen is open, and book a table.',
    tables_one: '{{count}} table',
    tables_other: '{{count}} tables',
    hours: 'Opening hours, next seven days',
    closed: 'Closed in the next seven days',
    daily: 'Every day',
    nextForTwo: 'Next tables for two',
    noneForTwo: 'No table for two in the next two weeks',
    book: 'Book a table',
    bookAt: 'Book a table: {{service}}',
    askVenue: 'Tables cannot be booked online here. Ask the venue.',
    none: '{{name}} offers no tables online.',
    failed: 'The dining rooms could not be loaded. Please try again.',
  },
  footer: {
    label: 'More pages',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} as const;
