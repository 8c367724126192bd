import type { Translation } from '../../../translation';
import type { systemStatus as en } from '../../en/public/system-status';

export const systemStatus = {
  title: 'État du système',
  lead: 'Quelque chose ne fonctionne pas ? Vous verrez ici si cela vient de nous.',
  measured: 'Vérifié à {{time}}. La page vérifie de nouveau toutes les trente secondes.',
  overall: {
    working: 'Tout fonctionne',
    impaired: 'Un service est lent ou indisponible',
    down: 'Rien ne fonctionne pour l’instant',
    unreachable: 'Nous sommes injoignables d’ici',
  },
  says: {
    working: 'Vous pouvez réserver, payer et recevoir des messages comme d’habitude.',
    impaired:
      'Les réservations sont prises. Ce qui a du retard se rattrape tout seul ; inutile de recommencer.',
    down: 'Nous ne pouvons ni prendre ni afficher de réservations. Votre établissement reste joignable par téléphone.',
    unreachable:
      'Soit votre connexion est coupée, soit la nôtre. Nous réessayons toutes les trente secondes.',
  },
  states: {
    working: 'Fonctionne',
    slow: 'Lent',
    down: 'Indisponible',
    off: 'Non configuré',
  },
  parts: {
    bookings: {
      name: 'Réservations',
      text: 'Voir les disponibilités, réserver, modifier et annuler',
    },
    messages: { name: 'Messages', text: 'Confirmations, rappels et liens par e-mail' },
    payments: { name: 'Paiements', text: 'Paiements, remboursements et renouvellements' },
    partners: { name: 'Webhooks', text: 'Prévenir les systèmes des partenaires des changements' },
    background: { name: 'Tâches de fond', text: 'Images, listes d’attente et travaux de nuit' },
  },
} satisfies Translation<'fr', typeof en>;
