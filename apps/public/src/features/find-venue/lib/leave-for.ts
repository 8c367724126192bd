/**
 * Goes to a page of another app, replacing this one in the history: otherwise Back would only
 * redirect again.
 */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
