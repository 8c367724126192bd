/** Stands in the log for what an erased guest was called. */
export const ERASED = '(erased)';
