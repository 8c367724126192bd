import type { Translation } from '../../../translation';
import type { renewal as en } from '../../en/messages/renewal';

export const renewal = {
  consent:
    '{{venue}} kan belaste dette kortet med {{sum}} for {{about}} ved slutten av hver periode, hver gang for {{period}} til, første gang {{date}}. Det fortsetter til du stopper det. Du får e-post {{notice}} før hver belastning, også hvis prisen endres. Du kan stoppe det når som helst før en belastning, under Medlemskap på kontoen din eller ved å skrive til oss.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} fornyes {{date}}',
    text: 'Medlemskapet ditt {{about}} fornyes {{date}}. Da trekker vi {{sum}} fra kortet du har oppgitt.\n\nDu trenger ikke å gjøre noe. Vil du stoppe fornyelsen eller bruke et annet kort, gjør du det under medlemskapene dine før den tid:\n\n{{link}}',
  },
  raised: {
    text: 'Medlemskapet ditt {{about}} fornyes {{date}}. Merk at prisen endres: Den har vært {{old}} og blir {{sum}}. Det beløpet trekker vi fra kortet du har oppgitt.\n\nØnsker du ikke dette, stopper du fornyelsen før den tid. Det gjør du under medlemskapene dine:\n\n{{link}}',
  },
  refused: {
    subject: 'Ikke fornyet ennå: {{about}}',
    text: 'Vi kunne ikke trekke {{sum}} for {{about}} fra kortet ditt. Vi prøver igjen {{again}}.\n\nDu kan også betale nå, med dette eller et annet kort:\n\n{{pay}}\n\nDu kan bruke medlemskapet til og med {{until}}. Er det ikke betalt innen da, avsluttes det. Vil du stoppe fornyelsen, finner du medlemskapene dine her: {{link}}',
  },
  refusedLast: {
    text: 'Vi kunne ikke trekke {{sum}} for {{about}} fra kortet ditt, og vi prøver ikke igjen.\n\nVil du beholde medlemskapet, kan du betale her, med dette eller et annet kort:\n\n{{pay}}\n\nDu kan bruke det til og med {{until}}. Er det ikke betalt innen da, avsluttes det. Vil du stoppe fornyelsen, finner du medlemskapene dine her: {{link}}',
  },
  needsGuest: {
    text: 'Banken din vil at du selv bekrefter betalingen på {{sum}} for {{about}}. Betal her:\n\n{{pay}}\n\nDu kan bruke medlemskapet til og med {{until}}. Er det ikke betalt innen da, avsluttes det. Vil du stoppe fornyelsen, finner du medlemskapene dine her: {{link}}',
  },
  lapsed: {
    subject: 'Medlemskapet ditt er avsluttet: {{about}}',
    text: 'Vi fikk ikke trukket {{sum}} for fornyelsen av {{about}}, så medlemskapet ditt gikk ut {{date}}. Kortet ditt er ikke lagret lenger, og ingenting mer blir trukket.\n\nDu er velkommen til å kjøpe et nytt medlemskap når som helst.',
  },
  stopped: {
    subject: '{{about}} blir ikke fornyet',
    text: 'Medlemskapet ditt {{about}} går ut {{date}} og blir ikke fornyet. Ingenting mer blir trukket.\n\nHer finner du medlemskapene dine:\n\n{{link}}',
  },
} satisfies Translation<'no', typeof en>;
