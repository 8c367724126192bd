import type { Translation } from '../../../translation';
import type { spaWaits as en } from '../../en/spa/waiting-list';

export const spaWaits = {
  count_one: '{{count}} Gast wartet auf diesen Tag',
  count_other: '{{count}} Gäste warten auf diesen Tag',
  hint: 'Wer am längsten wartet, steht zuerst. Gäste erhalten eine E-Mail, sobald eine Zeit frei wird.',
  asks: 'Wünscht {{who}}',
  woman: 'eine Frau',
  man: 'einen Mann',
  free: 'Frei: {{times}}',
  noneFree: 'Keine Zeit frei',
  told: 'Benachrichtigt {{when}}',
  tell: 'Benachrichtigen',
  tellNamed: '{{name}} über die freien Zeiten benachrichtigen',
  wasTold: '{{name}} wurde über die freien Zeiten benachrichtigt.',
  tellFailed: 'Der Gast konnte nicht benachrichtigt werden.',
  remove: 'Entfernen',
  removeNamed: '{{name}} von der Warteliste nehmen',
  removeText: 'Der Gast wird nicht benachrichtigt und kann sich selbst wieder eintragen.',
  removed: '{{name}} steht nicht mehr auf der Warteliste.',
  removeFailed: 'Der Gast konnte nicht von der Warteliste genommen werden.',
  failed: 'Die Warteliste konnte nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
