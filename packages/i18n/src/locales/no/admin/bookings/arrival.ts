import type { Translation } from '../../../../translation';
import type { arrival as en } from '../../../en/admin/bookings/arrival';

export const arrival = {
  counters: 'Hvor gjestene er',
  states: {
    expected: 'Ventes fortsatt',
    here: 'Her nå',
    left: 'Har gått',
    absent: 'Kommer ikke',
  },
  search: 'Hvem er her?',
  searchHint: 'Navn, telefon, rom eller bestillingsnummer',
  marked: '{{name}}: {{status}}',
  moreFor: 'Andre statuser for {{name}}',
  late: '{{minutes}} min forsinket',
  none: 'Ingen ventes denne dagen',
  noMatch: 'Ingen slik står på listen',
  failed: 'Ankomstene kunne ikke hentes.',
  over_one: 'Gått eller kommer ikke: {{count}} deltaker',
  over_other: 'Gått eller kommer ikke: {{count}} deltakere',
} satisfies Translation<'no', typeof en>;
