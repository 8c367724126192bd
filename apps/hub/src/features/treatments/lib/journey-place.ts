/** Stands for the service, where places that were finished are kept: a journey has several types. */
export const JOURNEY_PLACE = 'journey';
