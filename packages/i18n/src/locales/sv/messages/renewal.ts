import type { Translation } from '../../../translation';
import type { renewal as en } from '../../en/messages/renewal';

export const renewal = {
  consent:
    '{{venue}} får debitera det här kortet {{sum}} för {{about}} i slutet av varje period, varje gång för ytterligare {{period}}, första gången den {{date}}. Det fortsätter tills du avslutar det. Du får e-post {{notice}} före varje debitering, även om priset ändras. Du kan avsluta det när som helst före en debitering, under Medlemskap på ditt konto eller genom att skriva till oss.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} förnyas den {{date}}',
    text: 'Ditt medlemskap {{about}} förnyas den {{date}}. Då debiterar vi {{sum}} på kortet som du har angett.\n\nDu behöver inte göra något. Vill du stoppa förnyelsen eller använda ett annat kort gör du det under dina medlemskap innan dess:\n\n{{link}}',
  },
  raised: {
    text: 'Ditt medlemskap {{about}} förnyas den {{date}}. Observera att priset ändras: det har varit {{old}} och blir {{sum}}. Det beloppet debiterar vi på kortet som du har angett.\n\nVill du inte det stoppar du förnyelsen innan dess. Det gör du under dina medlemskap:\n\n{{link}}',
  },
  refused: {
    subject: 'Inte förnyat än: {{about}}',
    text: 'Vi kunde inte debitera {{sum}} för {{about}} på ditt kort. Vi försöker igen den {{again}}.\n\nDu kan också betala nu, med det här eller ett annat kort:\n\n{{pay}}\n\nDu kan använda medlemskapet till och med den {{until}}. Är det inte betalt då upphör det. Vill du stoppa förnyelsen hittar du dina medlemskap här: {{link}}',
  },
  refusedLast: {
    text: 'Vi kunde inte debitera {{sum}} för {{about}} på ditt kort, och vi försöker inte igen.\n\nVill du behålla medlemskapet kan du betala här, med det här eller ett annat kort:\n\n{{pay}}\n\nDu kan använda det till och med den {{until}}. Är det inte betalt då upphör det. Vill du stoppa förnyelsen hittar du dina medlemskap här: {{link}}',
  },
  needsGuest: {
    text: 'Din bank vill att du själv bekräftar betalningen på {{sum}} för {{about}}. Betala här:\n\n{{pay}}\n\nDu kan använda medlemskapet till och med den {{until}}. Är det inte betalt då upphör det. Vill du stoppa förnyelsen hittar du dina medlemskap här: {{link}}',
  },
  lapsed: {
    subject: 'Ditt medlemskap har upphört: {{about}}',
    text: 'Vi kunde inte ta betalt {{sum}} för förnyelsen av {{about}}, så ditt medlemskap upphörde den {{date}}. Ditt kort är inte längre sparat, och inget mer debiteras.\n\nDu är välkommen att köpa ett nytt medlemskap när som helst.',
  },
  stopped: {
    subject: '{{about}} förnyas inte',
    text: 'Ditt medlemskap {{about}} upphör den {{date}} och förnyas inte. Inget mer debiteras.\n\nHär hittar du dina medlemskap:\n\n{{link}}',
  },
} satisfies Translation<'sv', typeof en>;
