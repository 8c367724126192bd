import type { Translation } from '../../../translation';
import type { memberships as en } from '../../en/hub/memberships';

export const memberships = {
  title: 'Medlemskap',
  type: 'Typ',
  status: 'Status',
  startDate: 'Startdatum',
  usage: 'Användning',
  unlimited: 'Obegränsat',
  used: '{{used}}/{{max}}',
  until: 'Giltigt till {{date}}',
  pausedFrom: 'Pausat sedan {{date}}',
  statuses: {
    active: 'Aktivt',
    paused: 'Pausat',
    ended: 'Avslutat',
    expired: 'Utgånget',
  },
  emptyTitle: 'Inga medlemskap än',
  emptyText: '{{vendor}} berättar gärna vad de erbjuder.',
  loadFailed: 'Dina medlemskap kunde inte hämtas.',
  history: 'Användningshistorik',
  historyOf: 'Användningshistorik: {{type}}',
  historyEmpty: 'Inte använt än.',
  historyFailed: 'Användningshistoriken kunde inte hämtas.',
  taken_one: '{{count}} användning',
  taken_other: '{{count}} användningar',
  givenBack_one: '{{count}} användning återlämnad',
  givenBack_other: '{{count}} användningar återlämnade',
  reservation: 'Se bokningen',
  treatment: 'Se behandlingen',
  more: 'Visa tidigare',
} satisfies Translation<'sv', typeof en>;
