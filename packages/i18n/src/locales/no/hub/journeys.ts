import type { Translation } from '../../../translation';
import type { journeys as en } from '../../en/hub/journeys';

export const journeys = {
  title: 'Spadag',
  invite: 'Bli hele dagen',
  inviteText:
    'To til fem behandlinger etter hverandre, alene eller for to. Vi finner tider som passer sammen.',
  start: 'Sett sammen dagen din',
  steps: { treatments: 'Dine behandlinger' },
  hint: 'Velg to til fem, i den rekkefølgen du ønsker.',
  for: 'Hvem kommer',
  me: 'Bare jeg',
  two: 'Vi to',
  treatment: 'Behandling {{number}}',
  remove: 'Fjern behandling {{number}}',
  add: 'Legg til behandling',
  together: 'For dere to sammen',
  sideBySide: 'For hver av dere, side om side',
  forOne: 'For én av dere',
  pace: 'Mellom behandlingene',
  close: 'Rett etter hverandre',
  rests: 'En halvtime eller mer til å hvile',
  noTimes: 'Ingenting passer denne dagen',
  noTimesHint: 'Prøv en annen dag, færre behandlinger eller et annet tempo.',
  nextDay: 'Prøv neste dag',
  allOrNothing: 'Vi bestiller alt sammen, eller ingenting.',
  cancel: 'Avbestill alle',
  cancelTitle: 'Avbestille alle disse behandlingene?',
  cancelled: 'Behandlingene dine er avbestilt.',
  cancelFailed: 'Behandlingene dine kunne ikke avbestilles',
  moved: 'Behandlingene dine er flyttet.',
  moveFailed: 'Behandlingene dine kunne ikke flyttes',
} satisfies Translation<'no', typeof en>;
