import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: 'Ingen tid som passar?',
  text: 'Säg vilka dagar du kan. Vi mejlar dig när en tid blir ledig.',
  open: 'Ställ mig på väntelistan',
  first: 'Dag',
  howLong: 'Hur länge',
  oneDay: 'Bara den här dagen',
  week: 'En vecka från den här dagen',
  join: 'Ställ mig på listan',
  joined: 'Du står på väntelistan. Inget är bokat än.',
  joinFailed: 'Du kunde inte ställas på väntelistan.',
  told: 'Senaste mejlet om lediga tider: {{when}}',
  seeTimes: 'Se tider',
  leaveQuestion: 'Lämna väntelistan?',
  leaveText: 'Du får inte längre besked när en tid blir ledig.',
  stay: 'Stå kvar på listan',
  left: 'Du står inte längre på väntelistan.',
  leaveFailed: 'Du kunde inte tas bort från väntelistan.',
  loadFailed: 'Din plats på väntelistan kunde inte laddas.',
} satisfies Translation<'sv', typeof en>;
