import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Si no acude o cancela tarde, {{venue}} podrá cobrar en esta tarjeta hasta {{sum}} por {{about}}.',
  noShow: 'Cargo por no presentarse: {{about}}',
  lateCancellation: 'Cancelación tardía: {{about}}',
  reminder: {
    subject: 'Aún sin tarjeta: {{about}}',
    text: 'Aún no ha indicado una tarjeta para {{about}}. No hay reserva hasta que lo haga. Le guardamos la plaza hasta las {{until}}: {{link}}',
  },
  gone: {
    subject: 'Sin reservar: {{about}}',
    text: 'La plaza para {{about}} ya estaba ocupada antes de confirmarse su tarjeta, así que no hay reserva. Su tarjeta no se guarda y no se ha cobrado nada.',
  },
} satisfies Translation<'es', typeof en>;
