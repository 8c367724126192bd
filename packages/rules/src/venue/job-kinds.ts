/**
 * Every kind of background work. The API registers a handler for each, and the screens have a name for each in
 * every language: a new one does not compile without either.
 */
export const jobKinds = [
  'anonymise-guests',
  'forget-card',
  'keep-intakes',
  'make-picture',
  'make-sandbox',
  'propose-seating',
  'remind-guests',
  'remind-of-payment',
  'remind-of-sale',
  'remove-picture-files',
  'remove-unused-pictures',
  'renew-membership',
  'renew-memberships',
  'review-requests',
  'retry-webhooks',
  'seal-audit-log',
  'send-message',
  'send-reset-link',
  'send-sign-in-link',
  'send-booking-link',
  'send-gift-card',
  'send-sandbox-notice',
  'send-webhooks',
  'serve-treatment-waits',
  'serve-waiting-list',
  'settle-merge',
  'settle-payment',
  'take-privacy-request',
  'tell-audit-heads',
  'verify-bookings',
  'watch-privacy-requests',
] as const;

export type JobKind = (typeof jobKinds)[number];
