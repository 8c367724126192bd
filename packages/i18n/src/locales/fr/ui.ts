import type { Translation } from '../../translation';
import type { ui as en } from '../en/ui';

export const ui = {
  calendar: {
    label: 'Calendrier',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    currentMonth: 'Revenir au mois en cours',
    today: 'aujourd’hui',
    selected: 'sélectionné',
    unavailable: 'indisponible',
    rangeStart: 'début de la période',
    rangeEnd: 'fin de la période',
    inRange: 'dans la période',
  },
  slots: {
    label: 'Horaires disponibles',
    empty: 'Aucun horaire disponible',
    joinWaitingList: 'S’inscrire sur la liste d’attente',
    available_one: '{{count}} place restante',
    available_many: '{{count}} de places restantes',
    available_other: '{{count}} places restantes',
    full: 'Complet',
    closed: 'Le service est fermé.',
    withoutTimes: 'Le service est ouvert, mais aucun horaire n’est proposé.',
    noComment: 'Aucun commentaire n’a été ajouté.',
    nextDay: 'le lendemain',
  },
  participants: {
    label: 'Participants',
    adults: 'Adultes',
    children: 'Enfants',
    fewerAdults: 'Un adulte de moins',
    moreAdults: 'Un adulte de plus',
    fewerChildren: 'Un enfant de moins',
    moreChildren: 'Un enfant de plus',
    person: 'Personne',
    exclusive: 'Cette activité se réserve pour une personne à la fois.',
  },
  phone: {
    country: 'Pays',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    hint: 'Au moins 8 caractères',
  },
  toast: {
    label: 'Notifications (F6)',
    success: 'Opération réussie',
    error: 'Erreur',
    warning: 'Attention',
    close: 'Fermer le message',
  },
  toggle: {
    on: 'Activé',
    off: 'Désactivé',
  },
  dialog: {
    close: 'Fermer la fenêtre',
  },
  errorPage: {
    title: 'Une erreur est survenue...',
    text: 'Nous en sommes désolés. Vous pouvez poursuivre depuis l’une de ces pages :',
    home: 'Accueil',
    about: 'À propos',
    activityHub: 'Mon espace',
    notFoundTitle: 'Page introuvable',
    notFoundText: 'La page a peut-être été déplacée, ou l’adresse n’est pas tout à fait exacte.',
    reference: 'Référence : {{id}}',
    label: 'Où aller ensuite',
    newVersionTitle: 'Une version plus récente de cette page est disponible',
    newVersionText:
      'Une partie de la page n’a pas pu être chargée. Rechargez pour obtenir la dernière version.',
  },
  errorState: {
    title: 'Le chargement a échoué',
    text: 'Vérifiez votre connexion et réessayez.',
  },
  birthDate: {
    label: 'Date de naissance',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
  },
  skipToContent: 'Aller au contenu',
} satisfies Translation<'fr', typeof en>;
