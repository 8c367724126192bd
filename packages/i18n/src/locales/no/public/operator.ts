import type { Translation } from '../../../translation';
import type { operator as en } from '../../en/public/operator';

export const operator = {
  title: 'Hvem som drifter denne installasjonen',
  failed: 'Vi fikk ikke hentet hvem som drifter denne installasjonen. Prøv igjen.',
  missing: 'Ikke oppgitt av den som drifter denne installasjonen: {{what}}.',
  name: 'Navn',
  registration: 'Organisasjonsnummer',
  address: 'Adresse',
  email: 'E-post',
  phone: 'Telefon',
  privacyOfficer: 'Personvernombud',
  law: 'Lov og verneting',
  availability: 'Oppetid',
  supportHours: 'Åpningstider for støtte',
  responseTime: 'Svartid',
} satisfies Translation<'no', typeof en>;
