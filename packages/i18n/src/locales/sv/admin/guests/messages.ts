import type { Translation } from '../../../../translation';
import type { messages as en } from '../../../en/admin/guests/messages';

export const messages = {
  title: 'Meddelanden',
  none: 'Inga meddelanden har skickats till den här gästen.',
  failed: 'Meddelandena kunde inte laddas.',
  subject: 'Ämne',
  retention: 'Meddelanden sparas i 90 dagar.',
  write: 'Skriv meddelande',
  text: 'Meddelande',
  sendFailed: 'Meddelandet kunde inte skickas.',
  sendAgain: 'Skicka igen',
  sendAgainFailed: 'Meddelandet kunde inte skickas igen.',
  email: 'E-post',
  sms: 'SMS',
  unsentHint: 'Ingen e-postserver är konfigurerad, så meddelandet sparades här och skickades inte.',
  waits: 'Skickas {{when}}, efter de tysta timmarna.',
  attempts_one: 'Efter {{count}} försök',
  attempts_other: 'Efter {{count}} försök',
  states: {
    pending: 'Väntar på att skickas',
    sending: 'Skickas',
    sent: 'Skickat',
    failed: 'Misslyckades',
    unsent: 'Inte skickat',
    suppressed: 'Inte skickat',
  },
  suppressions: {
    optedOut: 'Gästen vill inte ha sådana meddelanden, så det skickades inte.',
    undeliverable:
      'E-postservrar har svarat två gånger att adressen inte finns, så meddelandet skickades inte. Rätta adressen, eller skicka ett misslyckat meddelande igen.',
    outdated: 'Inte skickat: besöket avbokades eller flyttades innan meddelandet kunde skickas.',
  },
} satisfies Translation<'sv', typeof en>;
