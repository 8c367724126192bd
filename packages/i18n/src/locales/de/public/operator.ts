import type { Translation } from '../../../translation';
import type { operator as en } from '../../en/public/operator';

export const operator = {
  title: 'Wer diese Installation betreibt',
  failed:
    'Wer diese Installation betreibt, konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  missing: 'Vom Betreiber dieser Installation nicht angegeben: {{what}}.',
  name: 'Name',
  registration: 'Registernummer',
  address: 'Adresse',
  email: 'E-Mail',
  phone: 'Telefon',
  privacyOfficer: 'Datenschutzbeauftragte',
  law: 'Recht und Gerichtsstand',
  availability: 'Verfügbarkeit',
  supportHours: 'Supportzeiten',
  responseTime: 'Antwortzeit',
} satisfies Translation<'de', typeof en>;
