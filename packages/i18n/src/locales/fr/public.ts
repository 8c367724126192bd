import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';

export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    home: 'Accueil',
    product: 'Produit',
    about: 'À propos',
    helpCenter: 'Centre d’aide',
    activityHub: 'Mon espace',
    staffLogin: 'Espace personnel',
  },
  home: {
    title: 'Toutes les réservations de votre maison au même endroit',
    lead: 'Séjours, spa, tables et activités : les clients réservent eux-mêmes, votre équipe voit tout immédiatement et aucune place n’est vendue deux fois.',
    primaryAction: 'Trouver votre établissement',
    secondaryAction: 'Découvrir le produit',
    guestsTitle: 'Pour les clients',
    guestsText:
      'Réserver une activité, s’inscrire sur la liste d’attente, modifier ou annuler : sur le téléphone, en sept langues.',
    staffTitle: 'Pour l’équipe',
    staffText:
      'Fiches clients, listes de réservations et une recherche qui trouve le client pendant la saisie.',
    venueTitle: 'Pour l’établissement',
    venueText:
      'Votre logo, vos couleurs et votre langue, vos propres règles pour les horaires et les places.',
  },
  findVenue: {
    title: 'Trouver votre établissement',
    label: 'Nom de l’établissement',
    submit: 'Aller à l’établissement',
    notFound: 'Nous ne connaissons aucun établissement de ce nom.',
  },
  footer: {
    label: 'Autres pages',
    legal: 'Mentions légales',
    privacy: 'Confidentialité',
    termsOfSale: 'Conditions de vente',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'fr', typeof en>;
