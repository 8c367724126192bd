/** The shared parts of packages/ui. Texts marked "fixed" are quoted elsewhere and keep their wording. */
export const ui = {
  calendar: {
    label: 'Calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    currentMonth: 'Back to the current month',
    today: 'today',
    selected: 'selected',
    unavailable: 'not available',
    rangeStart: 'start of the period',
    rangeEnd: 'end of the period',
    inRange: 'within the period',
  },
  slots: {
    label: 'Available times',
    /** fixed */
    empty: 'No available times',
    /** fixed */
    joinWaitingList: 'Join waiting list',
    available_one: '{{count}} place left',
    available_other: '{{count}} places left',
    full: 'Fully booked',
    tooFew: 'No room for {{number}}',
    overBy: 'over by {{count}}',
    /** fixed */
    closed: 'Service is closed.',
    /** fixed */
    withoutTimes: 'Service is open but no available timeslots allocated.',
    /** fixed */
    noComment: 'No comment has been added.',
    nextDay: 'next day',
  },
  participants: {
    label: 'Participants',
    adults: 'Adults',
    children: 'Children',
    fewerAdults: 'One adult fewer',
    moreAdults: 'One more adult',
    fewerChildren: 'One child fewer',
    moreChildren: 'One more child',
    age: 'Age of child {{number}}',
    agesHint: 'The price for children depends on their age.',
    agesOptional: 'If an age is missing, all children pay the full price.',
    free: 'free',
    /** fixed: the default unit of a service */
    person: 'Person',
    exclusive: 'Private: just for your party.',
  },
  /** What a change of a booking means for its money. */
  changeMoney: {
    total: 'New total: {{sum}}',
    now: 'To pay before the change: {{sum}}',
    nowText: 'The booking is changed once you have paid. Until then it stays as it is.',
    later: 'An additional {{sum}} to pay at the venue',
    back: '{{sum}} of what you paid goes back to you.',
    pay: 'Pay {{sum}} and change',
    openText:
      'We keep the change for you until {{time}}. Until you pay, your booking stays as it is.',
    endedTitle: 'Your booking stays as it was',
    endedText: 'Nothing was paid, and nothing was changed.',
    returnedText:
      'The change could no longer be made. Your booking stays as it was, and {{sum}} goes back to you.',
    toBooking: 'Back to the booking',
  },
  phone: {
    country: 'Country',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    hint: 'At least 8 characters',
  },
  toast: {
    label: 'Messages (F6)',
    success: 'Success',
    error: 'Error',
    warning: 'Warning',
    close: 'Close message',
  },
  toggle: {
    on: 'On',
    off: 'Off',
  },
  dialog: {
    close: 'Close dialog',
  },
  errorPage: {
    /** fixed */
    title: 'Something went wrong...',
    text: 'We are sorry about that. You can go on from one of these pages:',
    home: 'Home',
    about: 'About',
    /** fixed */
    activityHub: 'Activity Hub',
    notFoundTitle: 'Page not found',
    notFoundText: 'The page may have moved, or the address is not quite right.',
    reference: 'Reference: {{id}}',
    label: 'Where to go from here',
    newVersionTitle: 'There is a newer version of this page',
    newVersionText: 'A part of the page could not be loaded. Reload to get the latest version.',
    offlineTitle: 'You are offline',
    offlineText: 'This page loads by itself as soon as you are connected again.',
  },
  errorState: {
    title: 'This could not be loaded',
    text: 'Check your connection and try again.',
  },
  birthDate: {
    label: 'Date of birth',
    day: 'Day',
    month: 'Month',
    year: 'Year',
  },
  skipToContent: 'Skip to content',
  tableWish: {
    label: 'Table wish',
    liked: 'Table they like',
    granted: 'Granted',
    any: 'Any table',
    window: 'By the window',
    outside: 'Outside',
    highChair: 'With a high chair',
    wheelchair: 'Wheelchair access',
  },
  tablesFree: {
    some: 'Tables are free for {{sizes}} people.',
    none: 'No table is free.',
  },
} as const;
