import type { Translation } from '../../../translation';
import type { memberships as en } from '../../en/hub/memberships';

export const memberships = {
  title: 'Mitgliedschaften',
  type: 'Art',
  status: 'Status',
  startDate: 'Beginn',
  usage: 'Nutzung',
  unlimited: 'Unbegrenzt',
  used: '{{used}}/{{max}}',
  until: 'Gültig bis {{date}}',
  pausedFrom: 'Pausiert seit {{date}}',
  statuses: {
    active: 'Aktiv',
    paused: 'Pausiert',
    ended: 'Beendet',
    expired: 'Abgelaufen',
  },
  emptyTitle: 'Noch keine Mitgliedschaften',
  emptyText: '{{vendor}} sagt Ihnen gern, was es gibt.',
  loadFailed: 'Ihre Mitgliedschaften konnten nicht geladen werden.',
  history: 'Nutzungsverlauf',
  historyOf: 'Nutzungsverlauf: {{type}}',
  historyEmpty: 'Noch nicht genutzt.',
  historyFailed: 'Der Nutzungsverlauf konnte nicht geladen werden.',
  taken_one: '{{count}} Nutzung',
  taken_other: '{{count}} Nutzungen',
  givenBack_one: '{{count}} Nutzung zurückgegeben',
  givenBack_other: '{{count}} Nutzungen zurückgegeben',
  reservation: 'Zur Reservierung',
  treatment: 'Zur Behandlung',
  more: 'Frühere anzeigen',
} satisfies Translation<'de', typeof en>;
