import type { JobKind } from './job-kinds';

/** What visitors of the status page know the product by. */
export const systemParts = ['bookings', 'messages', 'payments', 'partners', 'background'] as const;
export type SystemPart = (typeof systemParts)[number];

/** `off`: this installation has not set it up. */
export const partStates = ['working', 'slow', 'down', 'off'] as const;
export type PartState = (typeof partStates)[number];

/** `impaired`: bookings are taken, and something else does not work as it should. */
export const overallStates = ['working', 'impaired', 'down'] as const;
export type OverallState = (typeof overallStates)[number];

/** What was measured at one moment. */
export interface Measured {
  /** Milliseconds until the database answered; undefined: it did not. */
  readonly answeredAfter: number | undefined;
  /** For how many seconds the job that has been due longest has waited; kinds without one are left out. */
  readonly overdue: ReadonlyMap<JobKind, number>;
  readonly sendsMail: boolean;
}

export interface SystemStatus {
  readonly state: OverallState;
  /** Each once, in the order of `systemParts`. */
  readonly parts: { part: SystemPart; state: PartState }[];
}

/** A database that takes longer is slow. */
export const SLOW_ANSWER_MS = 1_000;

type Waiting = Exclude<SystemPart, 'bookings'>;

const MINUTE = 60;

/** After how many seconds of waiting a part is slow, and after how many it is down. */
export const patience: Record<Waiting, { readonly slow: number; readonly down: number }> = {
  messages: { slow: 5 * MINUTE, down: 60 * MINUTE },
  payments: { slow: 5 * MINUTE, down: 30 * MINUTE },
  partners: { slow: 10 * MINUTE, down: 120 * MINUTE },
  background: { slow: 30 * MINUTE, down: 360 * MINUTE },
};

/** Everything that is not listed is background work. */
const kindsOf: Partial<Record<JobKind, Waiting>> = {
  'send-message': 'messages',
  'send-reset-link': 'messages',
  'send-sign-in-link': 'messages',
  'send-booking-link': 'messages',
  'send-gift-card': 'messages',
  'settle-payment': 'payments',
  'renew-membership': 'payments',
  'send-webhooks': 'partners',
  'retry-webhooks': 'partners',
};

/**
 * How the parts of the product do. Without its database nothing works; a part whose work waits is slow, and down once it
 * has waited so long that people miss it.
 */
export function systemStatus({ answeredAfter, overdue, sendsMail }: Measured): SystemStatus {
  if (answeredAfter === undefined) {
    return { state: 'down', parts: systemParts.map((part) => ({ part, state: 'down' })) };
  }
  const waited: Record<Waiting, number> = { messages: 0, payments: 0, partners: 0, background: 0 };
  for (const [kind, seconds] of overdue) {
    const part = kindsOf[kind] ?? 'background';
    waited[part] = Math.max(waited[part], seconds);
  }
  const stateOf = (part: SystemPart): PartState => {
    if (part === 'bookings') return answeredAfter > SLOW_ANSWER_MS ? 'slow' : 'working';
    if (part === 'messages' && !sendsMail) return 'off';
    if (waited[part] >= patience[part].down) return 'down';
    return waited[part] >= patience[part].slow ? 'slow' : 'working';
  };
  const parts = systemParts.map((part) => ({ part, state: stateOf(part) }));
  const isWell = parts.every(({ state }) => state === 'working' || state === 'off');
  return { state: isWell ? 'working' : 'impaired', parts };
}
