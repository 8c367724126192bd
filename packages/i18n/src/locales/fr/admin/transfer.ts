import type { Translation } from '../../../translation';
import type { transfer as en } from '../../en/admin/transfer';

export const transfer = {
  title: 'Import et export',
  intro:
    'Fichiers CSV avec ligne d’en-tête. Vous voyez le sort de chaque ligne avant tout enregistrement ; réimporter le même fichier n’ajoute rien.',
  import: 'Importer',
  export: 'Exporter',
  exportText:
    'Toutes les données d’un type dans un fichier, avec les colonnes qu’un import accepte.',
  exportFailed: 'Le fichier n’a pas pu être créé.',
  kind: 'Contenu du fichier',
  kinds: {
    guests: 'Clients',
    bookings: 'Réservations',
    stays: 'Séjours',
    memberships: 'Abonnements',
  },
  download: 'Télécharger : {{kind}}',
  source: 'Nom du système d’origine',
  sourceHint:
    'Lettres, chiffres, points et tirets. Les lignes d’un même système avec la même clé ne sont importées qu’une fois.',
  chooseFile: 'Choisir un fichier CSV',
  otherFile: 'Choisir un autre fichier',
  tooLarge: 'Le fichier est trop volumineux : 50 Mo au plus. Importez-le en plusieurs parties.',
  progress: '{{done}} lignes sur {{total}}',
  stopped:
    'L’importation s’est arrêtée après {{done}} lignes sur {{total}}. Relancez-la pour continuer : ce qui est déjà là reste tel quel.',
  notText:
    '{{name}} n’est pas un fichier CSV. Enregistrez la liste au format CSV, puis choisissez-la de nouveau.',
  noHeading: 'Le fichier n’a pas d’en-tête.',
  mapping: 'Colonnes',
  column: 'Dans le fichier',
  field: 'Devient',
  fieldOf: 'Champ de la colonne {{column}}',
  leftOut: 'Ignorée',
  missing: 'Encore manquant : {{fields}}',
  fieldsFailed: 'Les champs n’ont pas pu être chargés.',
  try: 'Essayer',
  run_one: 'Importer {{count}} ligne',
  run_many: 'Importer {{count}} lignes',
  run_other: 'Importer {{count}} lignes',
  failed: 'Le fichier n’a pas pu être importé.',
  trial: 'Essai : rien n’a été enregistré',
  done: 'Importé',
  added: 'Ajoutées',
  wouldAdd: 'Seraient ajoutées',
  known: 'Déjà présentes',
  refused: 'Refusées',
  line: 'Ligne',
  outcome: 'Résultat',
  why: 'Pourquoi',
  noLines: 'Toutes les lignes peuvent être ajoutées.',
  shownOf:
    'Les {{shown}} premières lignes sur {{total}} sont affichées ; le fichier les contient toutes.',
  refusedFile: 'Télécharger les lignes refusées',
  fields: {
    externalId: 'Clé dans l’autre système',
    guestId: 'Identifiant du client',
    guestExternalId: 'Clé du client dans l’autre système',
    pricePerNight: 'Prix par nuit',
  },
  refusedName: 'refusees',
} satisfies Translation<'fr', typeof en>;
