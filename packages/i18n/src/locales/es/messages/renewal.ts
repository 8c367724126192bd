import type { Translation } from '../../../translation';
import type { renewal as en } from '../../en/messages/renewal';

export const renewal = {
  consent:
    '{{venue}} podrá cobrar en esta tarjeta {{sum}} por {{about}} al final de cada periodo, cada vez por {{period}} más, la primera vez el {{date}}. Continúa hasta que usted lo detenga. Se le avisa por correo {{notice}} antes de cada cobro, también si cambia el precio. Puede detenerlo en cualquier momento antes de un cobro, en Membresías de su cuenta o escribiéndonos.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} se renueva el {{date}}',
    text: 'Su membresía {{about}} se renueva el {{date}}. Ese día cobraremos {{sum}} en la tarjeta que nos dio.\n\nNo tiene que hacer nada. Si quiere detener la renovación o usar otra tarjeta, hágalo antes en sus membresías:\n\n{{link}}',
  },
  raised: {
    text: 'Su membresía {{about}} se renueva el {{date}}. Tenga en cuenta que el precio cambia: hasta ahora era de {{old}} y será de {{sum}}. Cobraremos ese importe en la tarjeta que nos dio.\n\nSi no lo desea, detenga antes la renovación en sus membresías:\n\n{{link}}',
  },
  refused: {
    subject: 'Aún sin renovar: {{about}}',
    text: 'No hemos podido cobrar {{sum}} por {{about}} en su tarjeta. Volveremos a intentarlo el {{again}}.\n\nTambién puede pagar ahora, con esta u otra tarjeta:\n\n{{pay}}\n\nPuede usar su membresía hasta el {{until}}. Si para entonces no está pagada, termina. Para detener la renovación, vaya a sus membresías: {{link}}',
  },
  refusedLast: {
    text: 'No hemos podido cobrar {{sum}} por {{about}} en su tarjeta y no volveremos a intentarlo.\n\nSi quiere conservar su membresía, pague aquí, con esta u otra tarjeta:\n\n{{pay}}\n\nPuede usarla hasta el {{until}}. Si para entonces no está pagada, termina. Para detener la renovación, vaya a sus membresías: {{link}}',
  },
  needsGuest: {
    text: 'Su banco quiere que confirme usted el pago de {{sum}} por {{about}}. Pague aquí:\n\n{{pay}}\n\nPuede usar su membresía hasta el {{until}}. Si para entonces no está pagada, termina. Para detener la renovación, vaya a sus membresías: {{link}}',
  },
  lapsed: {
    subject: 'Su membresía ha terminado: {{about}}',
    text: 'No hemos podido cobrar {{sum}} por la renovación de {{about}}, así que su membresía terminó el {{date}}. Su tarjeta ya no se conserva y no se cobrará nada más.\n\nPuede comprar una nueva membresía cuando quiera.',
  },
  stopped: {
    subject: '{{about}} no se renovará',
    text: 'Su membresía {{about}} termina el {{date}} y no se renovará. No se cobrará nada más.\n\nAquí encontrará sus membresías:\n\n{{link}}',
  },
} satisfies Translation<'es', typeof en>;
