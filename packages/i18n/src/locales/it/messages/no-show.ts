import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Se non si presenta o annulla tardi, {{venue}} può addebitare su questa carta fino a {{sum}} per {{about}}.',
  noShow: 'Penale per mancata presentazione: {{about}}',
  lateCancellation: 'Annullamento tardivo: {{about}}',
  reminder: {
    subject: 'Aggiunga una carta per confermare: {{about}}',
    text: 'Per la prenotazione di {{about}} manca una carta: non è ancora confermata. Teniamo il Suo posto fino alle {{until}}: {{link}}',
  },
  gone: {
    subject: 'Non prenotato: {{about}}',
    text: 'L’ultimo posto per {{about}} è stato preso prima che la Sua carta fosse confermata: nulla è prenotato. La carta non è stata salvata e nulla è stato addebitato.',
  },
} satisfies Translation<'it', typeof en>;
