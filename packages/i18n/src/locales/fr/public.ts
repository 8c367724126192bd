import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';
import { booking } from './public/booking';
import { optOut, rating } from './public/from-mail';
import { help } from './public/help';
import { operator } from './public/operator';
import { payment } from './public/payment';
import { privacy } from './public/privacy';
import { site } from './public/site';
import { spa } from './public/spa';
import { systemStatus } from './public/system-status';

export const publicPages = {
  booking,
  rating,
  optOut,
  help,
  operator,
  payment,
  privacy,
  site,
  spa,
  systemStatus,
  brand: 'Atrium',
  nav: {
    label: 'Menu principal',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    about: 'À propos',
    activityHub: 'Mon espace',
    restaurants: 'Restaurants',
    spas: 'Spas',
    staffLogin: 'Espace personnel',
  },
  home: {
    title: 'Toutes vos réservations au même endroit',
    lead: 'Séjours, activités et abonnements : les clients réservent eux-mêmes, votre équipe voit tout aussitôt, et aucune place n’est vendue deux fois.',
    primaryAction: 'Trouver votre établissement',
    secondaryAction: 'Voir ce que fait Atrium',
    preview: {
      label: 'Exemple d’une journée',
      today: 'Aujourd’hui',
      walk: 'Randonnée guidée au fjord',
      dinner: 'Dîner en quatre plats',
      places: '{{used}} places sur {{capacity}}',
      booked: 'Réservé',
      bookedText: 'Demain à {{time}}, {{count}} personnes',
      free: 'De nouveau libre',
      freeText: 'La première personne en liste d’attente est prévenue.',
    },
    doors: {
      title: 'Où souhaitez-vous aller ?',
      guestsTitle: 'Je suis client',
      guestsText:
        'Réserver des activités, s’inscrire en liste d’attente, modifier ou annuler : sur le téléphone, en sept langues.',
      guestsAction: 'Trouver votre établissement',
      staffTitle: 'Je travaille dans un établissement',
      staffText:
        'Fiches clients, listes de réservations et une recherche qui trouve le client pendant la saisie.',
      staffAction: 'Se connecter',
    },
    kinds: {
      title: 'Un seul système pour tout ce que vous proposez',
      text: 'Hôtels, spas et centres d’activités utilisent les modules dont ils ont besoin, avec une seule fiche par client.',
      stays: 'Séjours',
      staysText:
        'Arrivée, départ et ce qui est inclus : les clients voient quel jour chaque prestation est réservée, et réservent le reste eux-mêmes.',
      memberships: 'Abonnements',
      membershipsText:
        'Dix baignades ou toute une saison : vendus à l’accueil, décomptés à chaque visite, et utilisables pour payer une réservation.',
      activities: 'Activités',
      activitiesText:
        'Horaires hebdomadaires, jours particuliers, enfants, options et accompagnant, dans la langue de chaque client.',
      dropIn: 'Sans rendez-vous',
      dropInText:
        'Une personne à la porte est aussi une réservation : comptée aussitôt, pour que personne ne réserve la même place en ligne.',
    },
    promise: {
      title: 'Aucune place n’est vendue deux fois',
      text: 'Deux personnes appuient au même instant pour la dernière place. L’une l’obtient. L’autre le sait aussitôt, et voit ce qui reste libre.',
      hold: 'Retenue pendant que le client décide',
      holdText: 'Choisir un horaire le réserve dix minutes. Le client voit le temps qui lui reste.',
      queue: 'Une place libérée trouve son prochain client',
      queueText:
        'En cas d’annulation, le premier groupe en attente qui convient avance et reçoit un message.',
      audit: 'Voir qui a modifié quoi',
      auditText: 'Qui a changé quoi, et quand, est enregistré avec le changement lui-même.',
    },
    looks: {
      title: 'Votre maison, votre image',
      text: 'Le logo, les couleurs et la langue sont les vôtres. Atrium garde chaque mot lisible, de jour comme de nuit, quelles que soient vos couleurs.',
      activity: 'Sauna du soir',
      book: 'Réserver',
    },
  },
  findVenue: {
    title: 'Trouver votre établissement',
    text: 'Saisissez le nom de l’hôtel, du spa ou du restaurant, ou le nom court de son adresse.',
    label: 'Nom de l’établissement',
    hint: 'Par exemple : fjord',
    results: 'Établissements',
    notFound: 'Nous ne connaissons pas d’établissement de ce nom.',
    opening: 'Ouverture de {{name}}…',
    failed: 'La recherche n’a pas abouti. Veuillez réessayer.',
  },
  fnb: {
    title: 'Trouver une table',
    text: 'Écrivez le nom de l’hôtel ou du restaurant où vous souhaitez manger.',
    titleOf: 'À table chez {{name}}',
    lead: 'Consultez les horaires de la cuisine et réservez une table.',
    tables_one: '{{count}} table',
    tables_many: '{{count}} de tables',
    tables_other: '{{count}} tables',
    hours: 'Horaires des sept prochains jours',
    closed: 'Fermé ces sept prochains jours',
    daily: 'Tous les jours',
    nextForTwo: 'Prochaines tables pour deux',
    noneForTwo: 'Aucune table pour deux ces deux prochaines semaines',
    book: 'Réserver une table',
    bookAt: 'Réserver une table : {{service}}',
    askVenue: 'Les tables ne se réservent pas en ligne ici. Demandez à l’établissement.',
    none: '{{name}} ne propose pas de tables en ligne.',
    failed: 'Les salles n’ont pas pu être chargées. Réessayez.',
  },
  footer: {
    label: 'Autres pages',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'fr', typeof en>;
