/** Of a booking, without moving it. */
export const details = {
  open: 'Change details',
  hint: 'What is booked with it and how it is counted.',
  title: 'Change details of the reservation',
} as const;
