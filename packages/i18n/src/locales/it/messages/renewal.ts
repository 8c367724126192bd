import type { Translation } from '../../../translation';
import type { renewal as en } from '../../en/messages/renewal';

export const renewal = {
  consent:
    '{{venue}} può addebitare su questa carta {{sum}} per {{about}} alla fine di ogni periodo, ogni volta per altri {{period}}, la prima volta il {{date}}. Continua finché non lo interrompe. La avvisiamo via e-mail {{notice}} prima di ogni addebito, anche se il prezzo cambia. Può interromperlo in qualsiasi momento prima di un addebito, alla voce Abbonamenti del Suo account o scrivendoci.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} si rinnova il {{date}}',
    text: 'Il Suo abbonamento {{about}} si rinnova il {{date}}. Quel giorno addebiteremo {{sum}} sulla carta che ci ha dato.\n\nNon deve fare nulla. Per interrompere il rinnovo o usare un’altra carta, vada prima di allora ai Suoi abbonamenti:\n\n{{link}}',
  },
  raised: {
    text: 'Il Suo abbonamento {{about}} si rinnova il {{date}}. Attenzione, il prezzo cambia: finora era {{old}} e sarà {{sum}}. Addebiteremo questo importo sulla carta che ci ha dato.\n\nSe non lo desidera, interrompa prima il rinnovo tra i Suoi abbonamenti:\n\n{{link}}',
  },
  refused: {
    subject: 'Non ancora rinnovato: {{about}}',
    text: 'Non siamo riusciti ad addebitare {{sum}} per {{about}} sulla Sua carta. Riproveremo il {{again}}.\n\nPuò anche pagare ora, con questa o un’altra carta:\n\n{{pay}}\n\nPuò usare il Suo abbonamento fino al {{until}}. Se per allora non è pagato, termina. Per interrompere il rinnovo, vada ai Suoi abbonamenti: {{link}}',
  },
  refusedLast: {
    text: 'Non siamo riusciti ad addebitare {{sum}} per {{about}} sulla Sua carta e non riproveremo.\n\nSe vuole mantenere il Suo abbonamento, paghi qui, con questa o un’altra carta:\n\n{{pay}}\n\nPuò usarlo fino al {{until}}. Se per allora non è pagato, termina. Per interrompere il rinnovo, vada ai Suoi abbonamenti: {{link}}',
  },
  needsGuest: {
    text: 'La Sua banca chiede che sia Lei a confermare il pagamento di {{sum}} per {{about}}. Paghi qui:\n\n{{pay}}\n\nPuò usare il Suo abbonamento fino al {{until}}. Se per allora non è pagato, termina. Per interrompere il rinnovo, vada ai Suoi abbonamenti: {{link}}',
  },
  lapsed: {
    subject: 'Il Suo abbonamento è terminato: {{about}}',
    text: 'Non siamo riusciti a incassare {{sum}} per il rinnovo di {{about}}, perciò il Suo abbonamento è terminato il {{date}}. La Sua carta non è più conservata e non verrà addebitato altro.\n\nPuò acquistare un nuovo abbonamento quando vuole.',
  },
  stopped: {
    subject: '{{about}} non verrà rinnovato',
    text: 'Il Suo abbonamento {{about}} termina il {{date}} e non verrà rinnovato. Non verrà addebitato altro.\n\nQui trova i Suoi abbonamenti:\n\n{{link}}',
  },
} satisfies Translation<'it', typeof en>;
