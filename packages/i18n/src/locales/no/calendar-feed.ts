import type { Translation } from '../../translation';
import type { calendarFeed as en } from '../en/calendar-feed';

export const calendarFeed = {
  title: {
    therapist: 'I kalenderen din',
    service: 'Kalender',
    diningRoom: 'Kalender',
  },
  about: {
    therapist:
      'Behandlingene dine vises i kalenderen på telefonen. Den som har adressen, kan lese dem: tider, behandlinger, rom og gjestenes fornavn.',
    service:
      'Hver tid som er bestilt, vises i kalenderen på telefonen, med hvor mange som kommer. Den har ingen navn; alle som har adressen, kan lese den.',
    diningRoom:
      'Hver tid med opptatte bord i dette rommet vises i kalenderen på telefonen, med hvor mange som kommer. Den har ingen navn; alle som har adressen, kan lese den.',
  },
  make: 'Lag adresse',
  renew: 'Ny adresse',
  made: 'Adresse laget {{date}}. Den ble bare vist én gang.',
  shown: 'Abonner på denne adressen i kalenderen din. Den vises ikke igjen.',
  address: 'Kalenderadresse',
  copy: 'Kopier',
  copied: 'Kopiert',
  end: 'Fjern adresse',
  endAsk: 'Fjerne denne adressen?',
  endText: 'Kalendere som bruker den, oppdateres ikke lenger.',
  isMade: 'Ny adresse laget',
  isEnded: 'Adressen er fjernet',
  failed: 'Kalenderadressen kunne ikke endres.',
} satisfies Translation<'no', typeof en>;
