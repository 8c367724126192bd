import type { Translation } from '../../../../translation';
import type { access as en } from '../../../en/admin/shell/access';

export const access = {
  notAllowed: 'Accesso negato',
  whoMay:
    'Questa pagina è per il livello {{least}} o superiore; ha effettuato l’accesso come {{own}}. Chi ha quel livello può aprirla per lei o cambiare il suo livello in Impostazioni, Personale.',
  toToday: 'Vai a Oggi',
  moduleOff: 'Disattivato',
  moduleOffTitle: '{{modules}}: disattivato per {{venue}}',
  kept: 'Quanto salvato si conserva e torna non appena il modulo viene riattivato.',
  toModules: 'Apri i moduli',
  turnOffTitle: 'Disattivare {{module}}?',
  turnOffText:
    'Le sue pagine scompaiono subito per personale e ospiti. Quanto è prenotato resta prenotato: si trova con la ricerca e nella scheda dell’ospite. Nulla viene eliminato.',
  turnOff: 'Disattiva',
} satisfies Translation<'it', typeof en>;
