import type { Translation } from '../../../translation';
import type { treatmentConfirmation as en } from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Bekreftet: {{treatment}}, {{date}}',
  body: 'Behandlingen din hos {{vendor}} er bekreftet. Vi gleder oss til å se deg!',
  title: 'Din behandling',
  treatment: 'Behandling',
  therapist: 'Terapeut',
  open: 'Se behandlingen min',
  calendar: 'Vedlegget legger behandlingen inn i kalenderen din.',
  journey: {
    body: 'Behandlingene dine hos {{vendor}} er bekreftet. Vi gleder oss til å se deg!',
    title: 'Dine behandlinger',
    open: 'Se behandlingene mine',
    calendar: 'Vedlegget legger alle inn i kalenderen din.',
  },
} satisfies Translation<'no', typeof en>;
