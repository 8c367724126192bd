export const expressBooking = {
  hint: 'Type the guest, then Ctrl+Enter. The next time with room is already chosen.',
  newGuest: 'New guest “{{name}}”',
  walkIn: 'Walk-in without a name',
  searching: 'Searching…',
  fullWaitingList: 'full, waiting list',
  ofThemChildren: 'Of them children',
  isBooked: 'Booked: {{name}}, {{service}}, {{when}}. Number {{number}}.',
  isWaiting: 'On the waiting list: {{name}}, {{service}}, {{when}}. Number {{number}}.',
  bookedHere: 'Booked here just now',
  noneYet: 'Nothing yet. What you book appears here, to open or to read out.',
  noServices: 'Nothing can be booked yet',
  noServicesHint: 'As soon as a service is active, it can be booked here.',
} as const;
