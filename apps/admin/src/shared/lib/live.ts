/**
 * How lists stay current while somebody looks at them: asked again every half minute, when the window
 * is looked at again, and when the connection is back. Never in a window that nobody looks at.
 */
export const LIVE = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;
