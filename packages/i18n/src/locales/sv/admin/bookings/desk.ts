import type { Translation } from '../../../../translation';
import type { desk as en } from '../../../en/admin/bookings/desk';

export const desk = {
  allBookings: 'Alla kommande bokningar för ”{{term}}”',
  shortcuts:
    'Ctrl+K eller / öppnar den här sökningen · ↑ ↓ och Enter väljer · Ctrl+S sparar ett formulär · Ctrl+Enter bokar i snabbokningen',
  addService: 'Lägg till en tjänst',
} satisfies Translation<'sv', typeof en>;
