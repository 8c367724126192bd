/** How the sandbox tells of what a guest did. */
export const noticeManners = ['now', 'late', 'twice', 'outOfOrder', 'never'] as const;

export type NoticeManner = (typeof noticeManners)[number];

/** A message, and how much later than what it tells of it is sent. */
export interface PlannedNotice {
  readonly event: 'opened' | 'authorised';
  readonly afterMs: number;
}

const LATE_MS = 90_000;
const SOON_MS = 5_000;

/** The messages about a payment that was just authorised. */
export function plannedNotices(manner: NoticeManner): readonly PlannedNotice[] {
  switch (manner) {
    case 'now':
      return [{ event: 'authorised', afterMs: 0 }];
    case 'late':
      return [{ event: 'authorised', afterMs: LATE_MS }];
    case 'twice':
      return [0, SOON_MS].map((afterMs) => ({ event: 'authorised', afterMs }));
    case 'outOfOrder':
      return [
        { event: 'authorised', afterMs: 0 },
        { event: 'opened', afterMs: SOON_MS },
      ];
    case 'never':
      return [];
  }
}

/** What a guest can do on the sandbox's page. */
export const sandboxActs = ['pay', 'payInSilence', 'decline', 'leave'] as const;

export type SandboxAct = (typeof sandboxActs)[number];
