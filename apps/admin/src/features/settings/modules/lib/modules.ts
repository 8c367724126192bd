import type { ModuleKey } from '@atrium/rules/venue/modules';

/** The modules in the order of the menu, each with its name and what it is for. */
export const modules = [
  { key: 'services', label: 'settings:modules.services', hint: 'settings:modules.servicesHint' },
  { key: 'stays', label: 'stays.title', hint: 'settings:modules.staysHint' },
  {
    key: 'memberships',
    label: 'settings:modules.memberships',
    hint: 'settings:modules.membershipsHint',
  },
  {
    key: 'openBooking',
    label: 'settings:modules.openBooking',
    hint: 'settings:modules.openBookingHint',
  },
  { key: 'fnb', label: 'settings:modules.fnb', hint: 'settings:modules.fnbHint' },
  { key: 'spa', label: 'settings:modules.spa', hint: 'settings:modules.spaHint' },
] as const satisfies readonly { key: ModuleKey; label: string; hint: string }[];
