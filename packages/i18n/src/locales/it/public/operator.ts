import type { Translation } from '../../../translation';
import type { operator as en } from '../../en/public/operator';

export const operator = {
  title: 'Chi gestisce questa installazione',
  failed: 'Impossibile caricare chi gestisce questa installazione. Riprovi.',
  missing: 'Non indicato da chi gestisce questa installazione: {{what}}.',
  name: 'Nome',
  registration: 'Numero di registrazione',
  address: 'Indirizzo',
  email: 'E-mail',
  phone: 'Telefono',
  privacyOfficer: 'Responsabile della protezione dei dati',
  law: 'Legge e foro competente',
  availability: 'Disponibilità',
  supportHours: 'Orari di assistenza',
  responseTime: 'Tempo di risposta',
} satisfies Translation<'it', typeof en>;
