import type { Translation } from '../../../translation';
import type { today as en } from '../../en/admin/today';

export const today = {
  covers: {
    title: 'Kuvert',
    booked: 'Bokade',
    busiest: 'Mest att göra kl. {{time}}: {{covers}} kommer ({{service}})',
    busiestOf: 'Mest att göra kl. {{time}}: {{covers}} av högst {{most}} kommer ({{service}})',
  },
  failedMessages: 'Misslyckade meddelanden',
  newBookings: 'Bokat i dag',
  bookings: 'Bokningar',
  participants: 'Deltagare',
  arrived: 'Har kommit',
  pending: 'Väntas fortfarande',
  waiting: 'På väntelistan',
  ofPlaces: '{{taken}} av {{places}} platser',
  none: 'Inget är bokat i dag',
  noneHint: 'Nya bokningar dyker upp här av sig själva.',
  earlier_one: 'Tidigare i dag: {{count}} deltagare',
  earlier_other: 'Tidigare i dag: {{count}} deltagare',
} satisfies Translation<'sv', typeof en>;
