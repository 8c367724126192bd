/**
 * How lists stay current besides the live events: asked again when the window is looked at again and when
 * the connection is back, and every two minutes, because some networks swallow a stream without a word.
 */
export const LIVE = {
  pollingInterval: 120_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;
