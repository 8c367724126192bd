import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Hvis du ikke møter, eller avbestiller for sent, kan {{venue}} belaste dette kortet med inntil {{sum}} for {{about}}.',
  noShow: 'No-show-gebyr: {{about}}',
  lateCancellation: 'Sen avbestilling: {{about}}',
  reminder: {
    subject: 'Legg til et kort for å bekrefte: {{about}}',
    text: 'Bestillingen av {{about}} mangler et kort og er ikke bekreftet ennå. Vi holder plassen til {{until}}: {{link}}',
  },
  gone: {
    subject: 'Ikke bestilt: {{about}}',
    text: 'Den siste plassen til {{about}} ble tatt før kortet ditt var bekreftet, så ingenting er bestilt. Kortet er ikke lagret, og ingenting er trukket.',
  },
} satisfies Translation<'no', typeof en>;
