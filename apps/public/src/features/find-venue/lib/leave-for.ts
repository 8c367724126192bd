/**
 * Goes to a page of another app. It takes this page's place in the history, so that Back does not
 * send the person straight on again.
 */
export function leaveFor(path: string): void {
  window.location.replace(path);
}
