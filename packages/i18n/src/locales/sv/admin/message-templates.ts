import type { Translation } from '../../../translation';
import type { messageTemplates as en } from '../../en/admin/message-templates';

export const messageTemplates = {
  label: 'Text',
  own: 'Skriv själv',
  option: '{{name}} ({{language}})',
  preview: 'Förhandsvisning',
  previewFailed: 'Förhandsvisningen kunde inte läsas in.',
  example: 'Med exempelvärden; gästens egna sätts in när det skickas.',
  marketing: 'Reklam: skickas inte till gäster som inte vill ha det.',
  otherLanguage: 'Gästen läser {{language}}; texten finns inte på det språket.',
} satisfies Translation<'sv', typeof en>;
