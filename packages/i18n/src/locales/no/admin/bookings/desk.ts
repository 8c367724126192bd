import type { Translation } from '../../../../translation';
import type { desk as en } from '../../../en/admin/bookings/desk';

export const desk = {
  allBookings: 'Alle kommende bestillinger for «{{term}}»',
  shortcuts:
    'Ctrl+K eller / åpner dette søket · ↑ ↓ og Enter velger · Ctrl+S lagrer et skjema · Ctrl+Enter bestiller i hurtigbestilling',
  addService: 'Legg til en tjeneste',
} satisfies Translation<'no', typeof en>;
