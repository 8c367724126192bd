/** What a guest's change of a treatment makes stale: it takes or frees times of every type. */
export const everyTreatment = () => ['Treatment', 'TreatmentType', 'Message'] as const;
