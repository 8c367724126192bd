import type { Translation } from '../../../../translation';
import type { messageTemplates as en } from '../../../en/admin/settings/message-templates';

export const messageTemplates = {
  label: 'Text',
  own: 'Skriv själv',
  option: '{{name}} ({{language}})',
  preview: 'Förhandsvisning',
  previewFailed: 'Förhandsvisningen kunde inte läsas in.',
  example: 'Med påhittade värden; gästens egna sätts in när det skickas.',
  ofGuest: 'Med den här gästens värden.',
  showWith: 'Visa med',
  invented: 'Påhittade värden',
  noBooking: 'Ingen bokning matchar.',
  ofBooking: 'Med värdena för {{guest}}, {{service}}, {{date}}.',
  invent: 'Med påhittade värden: det finns ingen bokning ännu.',
  unknown: 'Okänt här: {{names}}',
  marketing: 'Reklam: skickas inte till gäster som inte vill ha det.',
  otherLanguage: 'Gästen läser {{language}}; texten finns inte på det språket.',
} satisfies Translation<'sv', typeof en>;
