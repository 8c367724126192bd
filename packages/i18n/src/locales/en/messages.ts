import { giftCard } from './messages/gift-card';
import { optOut, reviewRequest } from './messages/marketing';
import { noShow } from './messages/no-show';
import { ownData } from './messages/own-data';
import { pageHead } from './messages/page-head';
import { paymentNotTaken, paymentRequest } from './messages/payment-links';
import { privacy } from './messages/privacy';
import { paymentReceived, paymentRefunded, receipt } from './messages/receipts';
import { bookingReminder } from './messages/reminder';
import { renewal } from './messages/renewal';
import { sandbox } from './messages/sandbox';
import { tableStatuses } from './messages/table-statuses';
import { intake, treatmentConfirmation, treatmentFree } from './messages/treatments';

/**
 * Texts of the emails to guests and staff, and names that the API gives what it makes.
 *
 * `name` is the first name of the receiver, `vendor` the name of the venue, `date` and `time`
 * are already written out in the receiver's language, `link` is an absolute address.
 */
export const messages = {
  noShow,
  renewal,
  stay: 'Stay',
  ownData,
  pageHead,
  privacy,
  sandbox,
  bookingReminder,
  reviewRequest,
  optOut,
  tableStatuses,
  treatmentConfirmation,
  treatmentFree,
  intake,
  paymentRequest,
  paymentNotTaken,
  paymentReceived,
  paymentRefunded,
  receipt,
  giftCard,
  shared: {
    greeting: 'Hello {{name}},',
    greetingUnnamed: 'Hello,',
    signature: 'Kind regards, {{vendor}}',
    linkHint: 'If the button does not work, copy this address into your browser:',
    contact: 'Do you have questions? Contact us at {{contact}}.',
    automatic: 'This message was sent automatically by {{vendor}}.',
  },
  calendarFeed: {
    bookings_one: '{{count}} booking',
    bookings_other: '{{count}} bookings',
  },
  details: {
    title: 'Your reservation',
    bookingId: 'Booking number',
    activity: 'Activity',
    date: 'Date',
    time: 'Time',
    participants: 'Participants',
    participantsValue_one: '{{count}} person',
    participantsValue_other: '{{count}} people',
    adults: 'Adults',
    children: 'Children',
    childrenValue_one: 'of which {{count}} child',
    childrenValue_other: 'of which {{count}} children',
    addons: 'Addons',
    comment: 'Your comment',
    total: 'Total',
    before: 'Before',
    after: 'Now',
    cancelUntil: 'You can cancel free of charge until {{date}} at {{time}}.',
    also: 'Together with',
    open: 'See my reservation',
  },
  passwordReset: {
    subject: 'Choose a new password for {{vendor}}',
    body: 'We have received a request to reset your password at {{vendor}}. Choose a new password with the button below. The link is valid for 1 hour and can be used once.',
    action: 'Choose a new password',
    ignore:
      'If you did not ask for this, you can ignore this message. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password at {{vendor}} has been changed',
    body: 'The password of your account at {{vendor}} has just been changed and you have been logged out everywhere. If this was not you, reset your password now and contact us.',
    action: 'Reset my password',
  },
  emailChange: {
    subject: 'Confirm your new email address at {{vendor}}',
    body: 'You want to log in to {{vendor}} with this email address from now on. Confirm it with the button below. The link is valid for 1 hour and can be used once.',
    action: 'Confirm address',
    ignore: 'If you did not ask for this, you can ignore this message. Nothing changes then.',
  },
  emailChanged: {
    subject: 'Your email address at {{vendor}} has been changed',
    body: 'The email address of your account at {{vendor}} has just been changed, and you log in with the new one from now on. If this was not you, please contact us at once.',
    action: 'To {{vendor}}',
  },
  signInLink: {
    subject: 'Log in to {{vendor}}',
    body: 'You asked to log in to {{vendor}}. Open the link below in the browser where you asked for it; in any other it shows a code that you type there. The link is valid for 15 minutes and can be used once.',
    action: 'Log in',
    ignore:
      'If you did not ask for this, ignore this message and give nobody a code. Nobody gets into your account without it.',
  },
  newDevice: {
    subject: 'New login to your account at {{vendor}}',
    body: 'Somebody has just logged in to your account at {{vendor}} on a device that it was not used on before. If it was you, there is nothing to do. If not, log that device out and change your password now.',
    action: 'See my devices',
    details: 'The login',
    device: 'Device',
    on: '{{browser}} on {{system}}',
    unknown: 'Unknown',
    time: 'Time',
    address: 'Network address',
  },
  secondFactorChanged: {
    subject: 'Two-step login changed',
    body: 'The way to log in to the account below at {{vendor}} has just been changed. If you did not expect this, change your password now and tell whoever looks after Atrium at {{vendor}}.',
    action: 'See my account',
    details: 'The change',
    account: 'Account',
    change: 'What',
    by: 'By',
    set: 'Two-step login set up',
    removed: 'Two-step login turned off',
    reset: 'Two-step login reset',
    passkeyAdded: 'Passkey added',
    passkeyRemoved: 'Passkey removed',
  },
  passkeyChanged: {
    subject: 'Passkeys for your account at {{vendor}} changed',
    body: 'The passkeys that log you in to your account at {{vendor}} have just changed. If it was you, there is nothing to do. If not, change your password now and remove every passkey that is not yours.',
    name: 'Passkey',
    added: 'Added',
    removed: 'Removed',
  },
  activation: {
    subject: 'Activate your account at {{vendor}}',
    body: '{{vendor}} has created an account for you, where you can book activities and see your reservations. Choose a password to activate it.',
    action: 'Activate account',
    ignore: 'If you did not expect this message, you can ignore it.',
  },
  staffInvitation: {
    subject: 'Your access to {{vendor}} in Atrium',
    body: '{{inviter}} has given you access to {{vendor}} in Atrium. Choose a password to begin. The link is valid for 7 days and can be used once.',
    action: 'Choose a password',
    ignore: 'If you did not expect this message, you can ignore it.',
  },
  staffPasswordReset: {
    subject: 'Choose a new password for Atrium',
    body: 'We have received a request to reset the password you use for {{vendor}} in Atrium. Choose a new password with the button below. The link is valid for 1 hour and can be used once.',
    action: 'Choose a new password',
    ignore:
      'If you did not ask for this, you can ignore this message. Your password stays as it is.',
  },
  welcome: {
    subject: 'Welcome to {{vendor}}',
    body: 'Your account is ready. You can now book activities, change your reservations and see your stays in one place.',
    action: 'To my page',
  },
  bookingConfirmation: {
    subject: 'Confirmed: {{service}}, {{date}}',
    body: 'Your reservation at {{vendor}} is confirmed. We look forward to seeing you!',
  },
  bookingChange: {
    subject: 'Changed: {{service}}, {{date}}',
    body: 'Your reservation at {{vendor}} has been changed. Here are the new details.',
  },
  bookingCancellation: {
    subject: 'Cancelled: {{service}}, {{date}}',
    body: 'Your reservation at {{vendor}} has been cancelled. We hope to see you another time.',
    action: 'Book again',
  },
  /** For staff, in the booking. */
  bookedAs: 'Booked without an account by {{name}}.',
  waitingListEntry: {
    subject: 'Waiting list: {{service}}, {{date}}',
    body: 'You are on the waiting list at {{vendor}}. We will write to you as soon as there is a place. Until then no place is reserved for you.',
    position: 'You are number {{position}} on the list.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Your stay is booked: {{about}}',
    text: 'We look forward to seeing you on {{day}}.\n\nYour stay includes services and treatments. Choose their times here, whenever it suits you:\n\n{{link}}\n\nKeep this email: whoever has the link can see your stay and book what it includes.',
  },
  paymentReturned: {
    subject: 'Your payment is on its way back: {{about}}',
    text: 'When your payment reached us, somebody else had taken the last place for {{about}}. Nothing is booked, and you get all of your {{sum}} back. Depending on your bank, this takes a few days.\n\nWe are sorry. You are welcome to choose another time.',
  },
  changeReturned: {
    subject: 'Your payment is on its way back: {{about}}',
    text: 'When your payment reached us, the change could no longer be made: {{about}}. Your booking stays as it was, and you get all of your {{sum}} back. Depending on your bank, this takes a few days.\n\nWe are sorry. You are welcome to change the booking in another way.',
  },
  tableReady: {
    subject: 'Your table at {{vendor}} is ready',
    body: 'Your table is ready. Please come to the entrance within the next minutes, and we will show you to it.',
  },
  waitingListPromotion: {
    subject: 'There is a place for you: {{service}}, {{date}}',
    body: 'Good news: a place has become free at {{vendor}} and your reservation is now confirmed.',
    cannotCome: 'If you can no longer come, please cancel so that someone else gets the place.',
  },
} as const;
