import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/messages/privacy';

export const privacy = {
  kinds: {
    access: 'Accès à vos données',
    correction: 'Rectification de vos données',
    erasure: 'Effacement de vos données',
    restriction: 'Limitation du traitement de vos données',
    objection: 'Plus de publicité',
    portability: 'Vos données à emporter',
  },
  reason: 'Le motif : {{reason}}',
  complain:
    'Si vous n’êtes pas d’accord, vous pouvez saisir votre autorité de protection des données ou un tribunal.',
  confirm: {
    subject: 'Confirmez votre demande : {{kind}}',
    text: 'Quelqu’un a demandé ceci à {{vendor}} avec votre adresse e-mail : {{kind}}. Confirmez qu’il s’agit bien de vous, afin que personne ne puisse faire une demande en votre nom.',
    link: 'Le lien fonctionne une seule fois, jusqu’au {{until}} :',
    ignore: 'Si ce n’était pas vous, ignorez ce message : rien ne se passera.',
  },
  received: {
    subject: 'Nous avons reçu votre demande : {{kind}}',
    text: 'Nous avons reçu votre demande ({{kind}}) le {{date}}. Vous aurez notre réponse au plus tard le {{due}}. Son numéro est {{reference}}.',
  },
  extended: {
    subject: 'Il nous faut plus de temps : {{kind}}',
    text: 'Nous ne pouvons pas répondre à votre demande {{reference}} avant le {{before}}. Vous aurez notre réponse au plus tard le {{due}}.',
  },
  refused: {
    subject: 'Votre demande : {{kind}}',
    text: 'Nous ne pouvons pas donner suite à votre demande ({{kind}}, numéro {{reference}}).',
  },
  lifted: {
    subject: 'La limitation du traitement de vos données prend fin',
    text: 'Nous avons levé la limitation du traitement de vos données (demande {{reference}}).',
  },
  answered: {
    subject: 'Notre réponse : {{kind}}',
    intro: 'Voici notre réponse à votre demande {{reference}}.',
    access: 'Vous recevez tout ce que nous conservons à votre sujet.',
    correction: 'Nous avons rectifié vos données.',
    erasure: 'Nous avons effacé vos données personnelles. Votre compte n’existe plus.',
    restriction:
      'Désormais, nous ne faisons que conserver vos données. Nous n’y changeons rien et ne vous envoyons aucune publicité ; vos réservations sont maintenues. Nous vous préviendrons avant que cela ne prenne fin.',
    objection: 'Vous ne recevrez plus de publicité de notre part, ni par e-mail ni par SMS.',
    portability: 'Vous recevez vos données sous une forme que d’autres programmes peuvent lire.',
    until:
      'Les liens fonctionnent jusqu’au {{until}}. Toute personne qui les possède peut lire vos données : ne transférez pas ce message.',
    page: 'À lire :',
    file: 'Pour d’autres programmes (JSON) :',
    note: 'Nous ajoutons : {{note}}',
  },
  keptIntro: 'Ceci doit être conservé :',
  kept: {
    receipts:
      'Les reçus et les paiements, que le droit comptable nous oblige à conserver. Ils ne vous nomment pas.',
    agreements:
      'Ce que vous avez accepté pour les paiements par carte enregistrée, comme preuve qu’ils étaient autorisés.',
    figures: 'Les réservations et séjours passés, sans votre nom, pour nos statistiques.',
    proof: 'Le fait que cela a été demandé et fait, et quand. Cela ne vous nomme pas.',
  },
  receipt: {
    title: 'Récépissé',
    intro: '{{vendor}}, demande {{reference}}',
    guest: 'Client',
    kind: 'Objet',
    details: 'Précisions',
    received: 'Reçue',
    channel: 'Voie',
    channels: {
      hub: 'Depuis le compte du client',
      mail: 'Par le formulaire, avec une adresse e-mail',
      phone: 'Par téléphone',
      letter: 'Par courrier',
      inPerson: 'En personne',
    },
    identity: 'Identité',
    identities: {
      none: 'Non confirmée',
      account: 'Connecté à son compte',
      mailLink: 'Confirmée par un lien dans un message',
      staff: 'Vérifiée par le personnel',
    },
    due: 'Réponse au plus tard le',
    extended: 'Prolongée de deux mois',
    state: 'État',
    states: {
      unconfirmed: 'En attente de confirmation',
      open: 'En cours',
      answered: 'Traitée',
      refused: 'Refusée',
      withdrawn: 'Retirée',
      lapsed: 'Jamais confirmée',
    },
    closed: 'Close le',
    by: 'Par',
    outcome: 'Réponse',
    note: 'Remarque',
    kept: 'Ce qui est conservé, et pourquoi',
    lifted: 'Limitation levée',
  },
} satisfies Translation<'fr', typeof en>;
