import type { AvailableTime, BookingStatusOutput, MessageOutput } from '@atrium/api-client/admin';
import { id } from './fixtures';

/** A time of three hours. @param start minutes from midnight */
export const aTime = (
  start: number,
  available: number,
  given: Partial<AvailableTime> = {},
): AvailableTime => ({
  start,
  end: start + 180,
  available,
  held: 0,
  showAvailability: true,
  showEndTime: true,
  waitingList: true,
  bookable: true,
  ...given,
});

export const confirmed: BookingStatusOutput = {
  _id: id(70),
  name: 'Confirmed',
  languageList: [],
  color: '#2e7d32',
  hasArrived: false,
  hasLeft: false,
  active: true,
  isWaitingList: false,
  version: 0,
};

export const arrived: BookingStatusOutput = {
  ...confirmed,
  _id: id(71),
  name: 'Arrived',
  hasArrived: true,
};

export const aMessage = (given: Partial<MessageOutput> = {}): MessageOutput => ({
  _id: id(90),
  customerId: id(10),
  channel: 'email',
  to: 'lucja@guests.example',
  template: 'bookingConfirmation',
  language: 'en',
  subject: 'Your reservation',
  text: 'Welcome',
  state: 'sent',
  attempts: 1,
  createdAt: '2026-11-20T10:00:00Z',
  ...given,
});
