import type { Translation } from '../../translation';
import type { calendarFeed as en } from '../en/calendar-feed';

export const calendarFeed = {
  title: {
    therapist: 'I din kalender',
    service: 'Kalender',
    diningRoom: 'Kalender',
  },
  about: {
    therapist:
      'Dina behandlingar visas i telefonens kalender. Den som har adressen kan läsa dem: tider, behandlingar, rum och gästernas förnamn.',
    service:
      'Varje tid som är bokad visas i telefonens kalender, med hur många som kommer. Den har inga namn; alla som har adressen kan läsa den.',
    diningRoom:
      'Varje tid då bord i rummet är upptagna visas i telefonens kalender, med hur många som kommer. Den har inga namn; alla som har adressen kan läsa den.',
  },
  make: 'Skapa adress',
  renew: 'Ny adress',
  made: 'Adress skapad {{date}}. Den visades bara en gång.',
  shown: 'Prenumerera på den här adressen i din kalender. Den visas inte igen.',
  address: 'Kalenderadress',
  copy: 'Kopiera',
  copied: 'Kopierad',
  end: 'Ta bort adress',
  endAsk: 'Ta bort den här adressen?',
  endText: 'Kalendrar som använder den uppdateras inte längre.',
  isMade: 'Ny adress skapad',
  isEnded: 'Adressen är borttagen',
  failed: 'Kalenderadressen kunde inte ändras.',
} satisfies Translation<'sv', typeof en>;
