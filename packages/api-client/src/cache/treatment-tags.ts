/**
 * What a guest's change of a treatment makes stale: it takes or frees times of every type, and ends the wait for it.
 */
export const everyTreatment = () =>
  ['Treatment', 'TreatmentType', 'TreatmentWait', 'Message'] as const;
