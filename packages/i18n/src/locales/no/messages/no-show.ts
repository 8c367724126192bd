import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Hvis du ikke møter, eller avbestiller for sent, kan {{venue}} belaste dette kortet med inntil {{sum}} for {{about}}.',
  noShow: 'No-show-gebyr: {{about}}',
  lateCancellation: 'Sen avbestilling: {{about}}',
  reminder: {
    subject: 'Ingen kort ennå: {{about}}',
    text: 'Du har ikke oppgitt et kort for {{about}} ennå. Ingenting er bestilt før du gjør det. Vi holder plassen til {{until}}: {{link}}',
  },
  gone: {
    subject: 'Ikke bestilt: {{about}}',
    text: 'Plassen til {{about}} var borte før kortet ditt var bekreftet, så ingenting er bestilt. Kortet lagres ikke, og ingenting er trukket.',
  },
} satisfies Translation<'no', typeof en>;
