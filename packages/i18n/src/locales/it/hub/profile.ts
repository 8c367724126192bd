import type { Translation } from '../../../translation';
import type { profile as en } from '../../en/hub/profile';

export const profile = {
  title: 'Profilo',
  saved: 'Il Suo profilo è stato salvato.',
  savedLinkSent: 'Il Suo profilo è stato salvato. Abbiamo inviato un link a {{email}}.',
  loadFailed: 'Non è stato possibile caricare il Suo profilo.',
  emailHint:
    'Accede con questo indirizzo e-mail. Per cambiarlo, ne inserisca uno nuovo e apra il link che Le inviamo lì.',
  emailPending:
    'Ci siamo quasi: apra il link inviato a {{email}}. Fino ad allora acceda con l’indirizzo attuale.',
  personal: 'Su di Lei',
  gender: 'Genere',
  genders: {
    none: 'Non specificato',
    female: 'Donna',
    male: 'Uomo',
    other: 'Altro',
  },
  address: 'Indirizzo',
  street: 'Via',
  postalCode: 'CAP',
  city: 'Città',
  country: 'Paese',
  language: 'Lingua dei messaggi',
  languageOfVenue: 'Lingua di {{vendor}}',
  consents: {
    title: 'Offerte e novità',
    text: 'Può cambiare idea in qualsiasi momento.',
    email: 'Via e-mail',
    sms: 'Via SMS',
    givenAt: 'Accettato il {{date}}',
    declinedAt: 'Rifiutato il {{date}}',
  },
  security: 'Password',
  securityText: 'Gli altri dispositivi vengono disconnessi quando la cambia.',
  changePassword: 'Cambia password',
  passwordChanged: 'La Sua password è stata cambiata.',
  passwordFailed: 'Non è stato possibile cambiare la Sua password.',
  data: {
    title: 'I Suoi dati',
    text: 'Tutto ciò che {{vendor}} conserva su di Lei: profilo, prenotazioni e soggiorni.',
    json: 'Scarica (JSON)',
    html: 'Scarica da leggere (HTML)',
    failed: 'Non è stato possibile recuperare i Suoi dati.',
  },
  deletion: {
    title: 'Elimina account',
    text: 'I Suoi dati personali vengono cancellati per sempre. Le prenotazioni passate restano, senza il Suo nome.',
    question: 'Eliminare il Suo account presso {{vendor}}?',
    warning: 'L’operazione è irreversibile. Inserisca la password per confermare.',
    confirm: 'Elimina per sempre',
    done: 'Il Suo account è stato eliminato.',
    failed: 'Non è stato possibile eliminare il Suo account.',
  },
  countryNone: 'Non indicato',
} satisfies Translation<'it', typeof en>;
