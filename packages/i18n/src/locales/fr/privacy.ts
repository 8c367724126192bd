import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';
import { requests } from './privacy/requests';

export const privacy = {
  requests,
  title: 'Confidentialité',
  intro: 'Les demandes des clients sur leurs données, et leur durée de conservation',
  failed: 'Les clients n’ont pas pu être chargés.',
  next: {
    title: 'Cette nuit',
    intro:
      'Les clients sans réservation ni séjour depuis le {{since}}, et sans rien à venir, sont anonymisés cette nuit. Les clients permanents sont conservés, tous les chiffres aussi.',
    none: 'Personne n’est anonymisé cette nuit',
    noneHint: 'Chaque client est venu depuis le {{since}}, a une réservation ou est permanent.',
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
    title: 'Exécutions passées',
    failed: 'Les exécutions passées n’ont pas pu être chargées.',
    none: 'Rien n’a encore été exécuté',
    noneHint: 'Chaque nuit et chaque essai figurent ici, sans nommer de client.',
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
