import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Si no acude o cancela tarde, {{venue}} podrá cobrar en esta tarjeta hasta {{sum}} por {{about}}.',
  noShow: 'Cargo por no presentarse: {{about}}',
  lateCancellation: 'Cancelación tardía: {{about}}',
  reminder: {
    subject: 'Añada una tarjeta para confirmar: {{about}}',
    text: 'A su reserva de {{about}} le falta una tarjeta y aún no está confirmada. Le guardamos la plaza hasta las {{until}}: {{link}}',
  },
  gone: {
    subject: 'Sin reservar: {{about}}',
    text: 'La última plaza para {{about}} se ocupó antes de confirmarse su tarjeta, así que no hay reserva. Su tarjeta no se ha guardado y no se ha cobrado nada.',
  },
} satisfies Translation<'es', typeof en>;
