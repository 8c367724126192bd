/**
 * Does it in one tab of this browser at a time. Browsers have no locks for pages without encryption; there
 * it is done at once.
 */
export function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
