/** Where a party at the door is: it waits, has been told that its table is ready, sits, or has gone. */
export const doorStates = ['waiting', 'told', 'seated', 'left'] as const;
export type DoorState = (typeof doorStates)[number];

/** What staff set by hand; seated is who has been given a table. */
export const doorStatesByHand = ['waiting', 'told', 'left'] as const;
export type DoorStateByHand = (typeof doorStatesByHand)[number];

/** Longest wait that is quoted, in minutes. */
export const MAX_QUOTED_MINUTES = 600;
