import type { Translation } from '../../../translation';
import type { journeys as en } from '../../en/hub/journeys';

export const journeys = {
  title: 'Spadag',
  invite: 'Stanna hela dagen',
  inviteText:
    'Två till fem behandlingar efter varandra, ensam eller för två. Vi hittar tider som passar ihop.',
  start: 'Sätt ihop din dag',
  steps: { treatments: 'Dina behandlingar' },
  hint: 'Välj två till fem, i den ordning du vill ha dem.',
  for: 'Vilka kommer',
  me: 'Bara jag',
  two: 'Vi två',
  treatment: 'Behandling {{number}}',
  remove: 'Ta bort behandling {{number}}',
  add: 'Lägg till behandling',
  together: 'För er två tillsammans',
  sideBySide: 'För var och en av er, sida vid sida',
  forOne: 'För en av er',
  pace: 'Mellan behandlingarna',
  close: 'Direkt efter varandra',
  rests: 'En halvtimme eller mer för att vila',
  noTimes: 'Inget passar den här dagen',
  noTimesHint: 'Prova en annan dag, färre behandlingar eller ett annat tempo.',
  nextDay: 'Prova nästa dag',
  allOrNothing: 'Vi bokar allt tillsammans, eller inget.',
  cancel: 'Avboka alla',
  cancelTitle: 'Avboka alla dessa behandlingar?',
  cancelled: 'Dina behandlingar är avbokade.',
  cancelFailed: 'Dina behandlingar kunde inte avbokas',
  moved: 'Dina behandlingar är flyttade.',
  moveFailed: 'Dina behandlingar kunde inte flyttas',
} satisfies Translation<'sv', typeof en>;
