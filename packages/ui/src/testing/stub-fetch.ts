/** jsdom has no `fetch`. @returns what takes it away again */
export function stubFetch(answer: () => Promise<unknown>): () => void {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  Object.defineProperty(globalThis, 'fetch', { value: jest.fn(answer), configurable: true });
  return () => {
    if (original) Object.defineProperty(globalThis, 'fetch', original);
    else Reflect.deleteProperty(globalThis, 'fetch');
  };
}
