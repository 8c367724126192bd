import type { Translation } from '../../../translation';
import type { sandbox as en } from '../../en/messages/sandbox';

export const sandbox = {
  title: 'Paiement de test',
  notice:
    'Ceci est un environnement de test. Aucun argent ne circule et aucune carte n’est demandée : choisissez ce qui se passe.',
  pay: 'Payer {{sum}}',
  askToConfirm: 'Payer avec 3-D Secure',
  giveCard: 'Donner la carte',
  giveWithSecure: 'La donner avec 3-D Secure',
  confirmText: 'Votre banque vous demanderait maintenant si c’est bien vous.',
  confirm: 'Oui, c’est moi',
  decline: 'Refuser la carte',
  declined: 'La carte a été refusée. Choisissez à nouveau.',
  leave: 'Revenir sans payer',
  misbehave: 'Payer, avec un prestataire défaillant',
  silence: 'Aucune réponse au moment du prélèvement',
  later: 'Donner une carte qui échouera plus tard',
  cards: {
    declines: 'La banque la refuse plus tard',
    needsGuest: 'La banque demande plus tard votre accord',
    isSilent: 'Aucune réponse lors du prélèvement ultérieur',
  },
  closed: 'Ce paiement est clos',
  back: 'Continuer',
  notices: {
    late: 'Son message arrive tard',
    twice: 'Son message arrive deux fois',
    outOfOrder: 'Ses messages arrivent dans le désordre',
    never: 'Son message n’arrive jamais',
  },
} satisfies Translation<'fr', typeof en>;
