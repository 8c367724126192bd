export const notices = {
  title: 'Failed in the background',
  open_one: '{{count}} thing failed',
  open_other: '{{count}} things failed',
  none: 'Nothing has failed.',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  kinds: {
    messagesFailed_one: '{{count}} message could not be delivered',
    messagesFailed_other: '{{count}} messages could not be delivered',
    bookingsDiffer_one:
      'The nightly check found {{count}} difference between places and reservations',
    bookingsDiffer_other:
      'The nightly check found {{count}} differences between places and reservations',
    paymentReturned_one: 'A payment was returned because its place was gone',
    paymentReturned_other: '{{count}} payments were returned because their places were gone',
    webhookOff_one: 'A webhook was switched off',
    webhookOff_other: '{{count}} webhooks were switched off',
    privacyRequest_one: 'A guest asks about their data',
    privacyRequest_other: '{{count}} guests ask about their data',
    privacyDue_one: 'A request about data is due within a week or late',
    privacyDue_other: '{{count}} requests about data are due within a week or late',
    jobFailed_one: 'Background work failed',
    jobFailed_other: 'Background work failed {{count}} times',
  },
} as const;
