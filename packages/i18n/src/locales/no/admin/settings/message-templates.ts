import type { Translation } from '../../../../translation';
import type { messageTemplates as en } from '../../../en/admin/settings/message-templates';

export const messageTemplates = {
  label: 'Tekst',
  own: 'Skriv selv',
  option: '{{name}} ({{language}})',
  preview: 'Forhåndsvisning',
  previewFailed: 'Forhåndsvisningen kunne ikke lastes.',
  example: 'Med oppdiktede verdier; gjestens egne settes inn når den sendes.',
  ofGuest: 'Med verdiene til denne gjesten.',
  showWith: 'Vis med',
  invented: 'Oppdiktede verdier',
  noBooking: 'Ingen reservasjon passer.',
  ofBooking: 'Med verdiene til {{guest}}, {{service}}, {{date}}.',
  invent: 'Med oppdiktede verdier: det finnes ingen reservasjon ennå.',
  unknown: 'Ikke kjent her: {{names}}',
  marketing: 'Reklame: sendes ikke til gjester som ikke ønsker det.',
  otherLanguage: 'Gjesten leser {{language}}; denne teksten finnes ikke på det språket.',
} satisfies Translation<'no', typeof en>;
