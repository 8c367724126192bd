import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';

export const privacy = {
  title: 'Confidentialité',
  intro: 'Les clients dont vous n’avez plus besoin, et ce qu’il est advenu de leurs données',
  failed: 'Les clients n’ont pas pu être chargés.',
  next: {
    title: 'Cette nuit',
    intro:
      'Les clients sans réservation ni séjour depuis le {{since}}, et sans rien à venir, sont anonymisés cette nuit. Les clients permanents sont conservés, tous les chiffres aussi.',
    none: 'Personne n’est anonymisé cette nuit',
    noneHint:
      'Tous les clients sont venus depuis le {{since}}, ont une réservation ou sont permanents.',
    off: 'Tous les clients sont conservés',
    offHint: 'Indiquez après combien de mois sans visite les clients sont anonymisés.',
    settings: 'Paramètres de l’établissement',
    guest: 'Client',
    created: 'Client depuis',
    why: 'Raison',
    reason: 'Rien de réservé depuis le {{since}}',
    unnamed: 'Sans nom',
  },
  dryRun: {
    title: 'Essai à blanc',
    hint: 'Compte qui serait anonymisé maintenant. Rien n’est modifié.',
    months: 'Mois sans visite',
    run: 'Compter',
    running: 'Comptage…',
    failed: 'L’essai n’a pas pu être lancé.',
  },
  runs: {
    title: 'Justificatifs',
    failed: 'Les justificatifs n’ont pas pu être chargés.',
    none: 'Rien n’a encore été exécuté',
    noneHint: 'Chaque nuit et chaque essai laissent ici un justificatif. Il ne nomme aucun client.',
    at: 'Quand',
    what: 'Quoi',
    night: 'Nuit',
    dry: 'Essai de {{name}}',
    dryUnnamed: 'Essai à blanc',
    months_one: '{{count}} mois',
    months_many: '{{count}} de mois',
    months_other: '{{count}} mois',
    anonymised: 'Anonymisés',
    active: 'Conservés : visite ou réservation',
    refused: 'Conservés : paiement en cours ou réservation récente',
    eternal: 'Permanents',
  },
} satisfies Translation<'fr', typeof en>;
