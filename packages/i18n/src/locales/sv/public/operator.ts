import type { Translation } from '../../../translation';
import type { operator as en } from '../../en/public/operator';

export const operator = {
  title: 'Vem som driver den här installationen',
  failed: 'Det gick inte att hämta vem som driver den här installationen. Försök igen.',
  missing: 'Inte angivet av den som driver den här installationen: {{what}}.',
  name: 'Namn',
  registration: 'Organisationsnummer',
  address: 'Adress',
  email: 'E-post',
  phone: 'Telefon',
  privacyOfficer: 'Dataskyddsombud',
  law: 'Lag och domstol',
  availability: 'Tillgänglighet',
  supportHours: 'Supporttider',
  responseTime: 'Svarstid',
} satisfies Translation<'sv', typeof en>;
