import type { Translation } from '../../../translation';
import type { spaWaits as en } from '../../en/spa/waiting-list';

export const spaWaits = {
  count_one: '{{count}} gäst väntar på den här dagen',
  count_other: '{{count}} gäster väntar på den här dagen',
  hint: 'Den som har väntat längst först. Gästerna får mejl när en tid blir ledig.',
  asks: 'Önskar {{who}}',
  woman: 'en kvinna',
  man: 'en man',
  free: 'Ledigt: {{times}}',
  noneFree: 'Ingen ledig tid',
  told: 'Meddelad {{when}}',
  tell: 'Meddela',
  tellNamed: 'Meddela {{name}} om de lediga tiderna',
  wasTold: '{{name}} har fått besked om de lediga tiderna.',
  tellFailed: 'Gästen kunde inte meddelas.',
  remove: 'Ta bort',
  removeNamed: 'Ta bort {{name}} från väntelistan',
  removeText: 'Gästen får inget besked och kan ställa sig på listan igen.',
  removed: '{{name}} står inte längre på väntelistan.',
  removeFailed: 'Gästen kunde inte tas bort från väntelistan.',
  failed: 'Väntelistan kunde inte laddas.',
} satisfies Translation<'sv', typeof en>;
