import { areas, textsOf } from './catalogue';

/** Texts that manuals, other systems and support staff quote: their wording is fixed. */
const given = [
  'Something went wrong...',
  'Activity Hub',
  'Send Reset Link',
  'Set New Password',
  'Book Now',
  'No available times',
  'Stays',
  'Memberships',
  'Type',
  'Status',
  'Start Date',
  'Usage',
  'Unlimited',
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Loyalty Code',
  'Profile',
  'Reservations',
  'New Reservation',
  'Membership',
  'Messages',
  'Audit Logs',
  'Eternal',
  'Not a valid name',
  'Missing guest details',
  'You are trying to book more guests than available',
  'User email already exists',
  'Password cannot be empty.',
  'Passwords do not match.',
  'Please select at least one participant',
  'The number of participants exceeds the available slots.',
  'Please select a service',
  'Cannot save a locked treatment',
  'Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you.',
  'Service is closed.',
  'Service is open but no available timeslots allocated.',
  'Guest updated successfully',
  'Guest could not be updated',
  'Are you sure you wish to send a reset link?',
  'Are you sure you want to cancel this reservation?',
  'Successfully reset password',
  'Failed to reset password',
  'An error occurred.',
  'An error occurred while fetching activity details',
  'Error!',
  'Success',
  'Error',
];

it('keeps the fixed texts word for word', async () => {
  const english = new Set<string>();
  for (const area of areas) {
    for (const text of (await textsOf(area, 'en')).values()) english.add(text);
  }
  expect(given.filter((text) => !english.has(text))).toEqual([]);
});
