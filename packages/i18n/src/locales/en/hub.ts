import { booking } from './hub/booking';
import { catalogue } from './hub/catalogue';
import { journeys } from './hub/journeys';
import { memberships } from './hub/memberships';
import { moduleOff } from './hub/module-off';
import { ownRequests } from './hub/own-requests';
import { profile } from './hub/profile';
import { table } from './hub/table';
import { treatmentWaits } from './hub/treatment-waits';
import { treatments } from './hub/treatments';

/** Every screen of the Activity Hub. Texts marked "fixed" are quoted elsewhere and keep their wording. */
export const hub = {
  moduleOff,
  booking,
  catalogue,
  journeys,
  memberships,
  ownRequests,
  profile,
  table,
  treatments,
  treatmentWaits,
  tabs: {
    label: 'Pages',
    myActivities: 'My activities',
    newActivities: 'New activities',
    stays: 'Stays',
    profile: 'Profile',
    memberships: 'Memberships',
  },
  account: {
    menu: 'Account',
    contact: 'Contact {{vendor}}',
  },
  newReservation: {
    title: 'New activities',
    /** fixed */
    bookNow: 'Book Now',
    bookNowFor: 'Book {{service}} now',
    empty: 'There is nothing to book right now. Please come back later.',
    loadFailed: 'The activities could not be loaded.',
    duration: 'Duration: {{duration}}',
    pricePerUnit: '{{price}} per {{unit}}',
    free: 'Free of charge',
    codeNeeded: 'Code required',
    pricePerBooking: '{{price}} per booking',
  },
  newActivity: {
    cardInAdvance: 'We ask for a card when you book. Nothing is charged then.',
    prepaid: 'You pay when you book this activity, unless a membership or your stay covers it.',
    steps: {
      label: 'Steps',
    },
    chooseDate: 'Choose a date',
    chooseTime: 'Choose a time',
    noDates: 'There are no available dates in this month.',
    changeDate: 'Change date',
    changeTime: 'Change time',
    loadFailed: 'The activity could not be loaded.',
    code: {
      title: 'This activity requires a code',
      text: 'Ask {{vendor}} for the code if you don’t have it.',
      label: 'Code',
      submit: 'Check code',
    },
    hold: {
      left: 'Held for you for {{time}}',
      expiredTitle: 'Your hold has expired',
      expiredText: 'Choose a time to continue.',
      chooseAgain: 'Choose a time again',
    },
    waitingList: {
      flag: 'Waiting list',
      text: 'This time is fully booked. We will put you on the waiting list and tell you as soon as there is a place.',
      addToWaitList: 'Add to waiting list',
      confirmText: 'Check the details, then join.',
      leaveUntil: 'You can leave the waiting list until {{date}} at {{time}}',
    },
    participantsTitle: 'Who is coming?',
    comment: {
      label: 'Comment',
      placeholder: 'Allergies, wishes, anything we should know',
    },
    addons: {
      title: 'Addons',
      each: '{{price}} each',
      fewer: 'One {{addon}} fewer',
      more: 'One more {{addon}}',
    },
    companion: {
      title: 'Travel companion',
      text: 'Tell us who is coming with you, so that we can welcome them by name.',
      add: 'Add a travel companion',
      remove: 'Remove travel companion',
    },
    summary: {
      title: 'Your booking',
      price: 'Price',
      activity: 'Activity',
      participants: 'Participants',
      total: 'Total',
      payAtVenue: 'You pay at the venue.',
      cancelUntil: 'Free cancellation until {{date}} at {{time}}',
      cannotCancel: 'This booking cannot be cancelled online.',
    },
    completeBooking: 'Complete booking',
    booking: 'Booking…',
    success: {
      /** fixed: the default title of the dialog */
      title: 'Success',
      text: 'Your reservation is confirmed. We have sent you a confirmation by email.',
      waitingListText: 'Nothing is booked yet. We’ll email you as soon as a place is free.',
      bookingId: 'Booking number {{id}}',
      /** fixed */
      toMyPage: 'Take me to my page',
      /** fixed */
      toStart: 'Take me back to the start',
      waitingTitle: 'You are on the waiting list',
      waitingNumber: 'Waiting list number {{id}}',
    },
    signIn: {
      title: 'Log in to book',
      text: 'Your choices are kept while you log in or create an account.',
    },
    failed: {
      undecidedTitle: 'We do not know yet whether it worked',
      alternatives: 'These times still have room:',
      title: 'The booking did not go through',
      chooseOther: 'Choose another time',
    },
  },
  overview: {
    title: 'My activities',
    upcoming: 'Upcoming',
    past: 'Past',
    showPast_one: 'Show {{count}} past activity',
    showPast_other: 'Show {{count}} past activities',
    hidePast: 'Hide past activities',
    showAllPast: 'Show past activities',
    earlier: 'Show earlier activities',
    later: 'Show later activities',
    emptyTitle: 'You have no upcoming activities',
    emptyText: 'Find something you would like to do.',
    findActivity: 'See new activities',
    loadFailed: 'Your activities could not be loaded.',
    waitingList: 'On the waiting list',
    waitingListPosition: 'Number {{position}} on the waiting list',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    change: 'Change',
    cancel: 'Cancel reservation',
    addToCalendar: 'Add to calendar',
    cancelUntil: 'You can cancel until {{date}} at {{time}}',
    cancelPassed: 'The deadline for cancelling has passed. Please contact {{vendor}}.',
    cancelDialog: {
      title: 'Cancel reservation',
      /** fixed */
      text: 'Are you sure you want to cancel this reservation?',
      confirm: 'Yes, cancel it',
      keep: 'Keep reservation',
      done: 'Your reservation has been cancelled.',
      failed: 'The reservation could not be cancelled.',
    },
    leave: 'Leave waiting list',
  },
  activity: {
    title: 'Your reservation',
    dateSection: 'Date',
    timeSection: 'Time',
    participantsSection: 'Participants',
    comment: 'Comment',
    save: 'Save',
    saved: 'Your reservation has been changed.',
    saveFailed: 'Your reservation could not be changed.',
    /** fixed */
    loadFailedTitle: 'Error!',
    /** fixed */
    loadFailed: 'An error occurred while fetching activity details',
    kept: 'Your reservation stays as it was: {{date}}, {{time}}.',
    notEditable: 'This reservation can no longer be changed online.',
    unchanged: 'You have not changed anything yet.',
    changeUntil: 'You can change it until {{date}} at {{time}}',
  },
  stays: {
    /** fixed */
    title: 'Stays',
    empty: 'You have no stays yet.',
    loadFailed: 'Your stays could not be loaded.',
    arrival: 'Arrival',
    departure: 'Departure',
    guests: 'Guests',
    included: 'Included in your stay',
    dayNumber: 'Day {{day}}',
    booked: 'Booked',
    notBooked: 'Not booked yet',
    book: 'Book',
    upcoming: 'Upcoming stays',
    past: 'Past stays',
    places: '{{booked}} of {{included}} places booked',
    left: '{{places}} left to book',
    treatments: 'Treatments',
    extras: 'Extras',
  },
} as const;
