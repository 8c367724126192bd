import type { Translation } from '../../../translation';
import type { messageTemplates as en } from '../../en/admin/message-templates';

export const messageTemplates = {
  label: 'Tekst',
  own: 'Skriv selv',
  option: '{{name}} ({{language}})',
  preview: 'Forhåndsvisning',
  previewFailed: 'Forhåndsvisningen kunne ikke lastes.',
  example: 'Med eksempelverdier; gjestens egne settes inn når den sendes.',
  marketing: 'Reklame: sendes ikke til gjester som ikke ønsker det.',
  otherLanguage: 'Gjesten leser {{language}}; denne teksten finnes ikke på det språket.',
} satisfies Translation<'no', typeof en>;
