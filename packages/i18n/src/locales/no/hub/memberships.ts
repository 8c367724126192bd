import type { Translation } from '../../../translation';
import type { memberships as en } from '../../en/hub/memberships';

export const memberships = {
  title: 'Medlemskap',
  type: 'Type',
  status: 'Status',
  startDate: 'Startdato',
  usage: 'Bruk',
  unlimited: 'Ubegrenset',
  used: '{{used}}/{{max}}',
  until: 'Gyldig til {{date}}',
  pausedFrom: 'På pause siden {{date}}',
  statuses: {
    active: 'Aktiv',
    paused: 'På pause',
    ended: 'Avsluttet',
    expired: 'Utløpt',
  },
  emptyTitle: 'Ingen medlemskap ennå',
  emptyText: '{{vendor}} forteller deg gjerne hva de tilbyr.',
  loadFailed: 'Medlemskapene dine kunne ikke hentes.',
  history: 'Brukshistorikk',
  historyOf: 'Brukshistorikk: {{type}}',
  historyEmpty: 'Ikke brukt ennå.',
  historyFailed: 'Brukshistorikken kunne ikke hentes.',
  taken_one: '{{count}} bruk',
  taken_other: '{{count}} bruk',
  givenBack_one: '{{count}} bruk gitt tilbake',
  givenBack_other: '{{count}} bruk gitt tilbake',
  reservation: 'Se reservasjonen',
  treatment: 'Se behandlingen',
  more: 'Vis tidligere',
} satisfies Translation<'no', typeof en>;
