/** What the form calls its fields, where they are more than their plain names. */
const labels = {
  active: 'admin:auditLogs.words.spa.offered',
  lengths: 'admin:auditLogs.words.spa.lengths',
  preparation: 'admin:auditLogs.words.spa.preparation',
  reset: 'admin:auditLogs.words.spa.reset',
  surcharges: 'admin:auditLogs.words.spa.levelPrices',
  therapists: 'admin:auditLogs.words.spa.therapists',
  rooms: 'admin:auditLogs.words.spa.rooms',
  guests: 'admin:auditLogs.words.spa.guests',
  therapistsNeeded: 'admin:auditLogs.words.spa.therapistsNeeded',
  cancelInformation: 'admin:auditLogs.words.spa.cancelInformation',
  anyOrder: 'admin:auditLogs.words.spa.anyOrder',
  intakeAsked: 'settings:treatmentTypes.intake.asked',
  intakeQuestions: 'settings:treatmentTypes.intake.questions',
  online: 'admin:auditLogs.words.spa.online',
} as const;

const isNamed = (field: string): field is keyof typeof labels => field in labels;

/** Key of a field's name; undefined for one that all settings share. */
export const typeLabel = (field: string): (typeof labels)[keyof typeof labels] | undefined =>
  isNamed(field) ? labels[field] : undefined;
