import type { Translation } from '../../translation';
import type { calendarFeed as en } from '../en/calendar-feed';

export const calendarFeed = {
  title: {
    therapist: 'In Ihrem Kalender',
    service: 'Kalender',
    diningRoom: 'Kalender',
  },
  about: {
    therapist:
      'Ihre Behandlungen erscheinen im Kalender Ihres Telefons. Wer die Adresse hat, kann sie lesen: Zeiten, Behandlungen, Räume und Vornamen der Gäste.',
    service:
      'Jede gebuchte Zeit erscheint im Kalender Ihres Telefons, mit der Zahl der Gäste. Namen stehen nicht darin; wer die Adresse hat, kann ihn lesen.',
    diningRoom:
      'Jede Zeit, zu der Tische dieses Raums besetzt sind, erscheint im Kalender Ihres Telefons, mit der Zahl der Gäste. Namen stehen nicht darin; wer die Adresse hat, kann ihn lesen.',
  },
  make: 'Adresse erstellen',
  renew: 'Neue Adresse',
  made: 'Adresse vom {{date}}. Sie wurde nur einmal gezeigt.',
  shown: 'Abonnieren Sie diese Adresse in Ihrem Kalender. Sie wird nicht noch einmal gezeigt.',
  address: 'Kalenderadresse',
  copy: 'Kopieren',
  copied: 'Kopiert',
  end: 'Adresse löschen',
  endAsk: 'Diese Adresse löschen?',
  endText: 'Kalender, die sie verwenden, werden nicht mehr aktualisiert.',
  isMade: 'Neue Adresse erstellt',
  isEnded: 'Adresse gelöscht',
  failed: 'Die Kalenderadresse konnte nicht geändert werden.',
} satisfies Translation<'de', typeof en>;
