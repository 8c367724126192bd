import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Se non si presenta o annulla tardi, {{venue}} può addebitare su questa carta fino a {{sum}} per {{about}}.',
  noShow: 'Penale per mancata presentazione: {{about}}',
  lateCancellation: 'Annullamento tardivo: {{about}}',
  reminder: {
    subject: 'Ancora nessuna carta: {{about}}',
    text: 'Non ha ancora indicato una carta per {{about}}. Nulla è prenotato prima di allora. Teniamo il Suo posto fino alle {{until}}: {{link}}',
  },
  gone: {
    subject: 'Non prenotato: {{about}}',
    text: 'Il posto per {{about}} non era più libero prima che la Sua carta fosse confermata: nulla è prenotato. La carta non viene conservata e nulla è stato addebitato.',
  },
} satisfies Translation<'it', typeof en>;
