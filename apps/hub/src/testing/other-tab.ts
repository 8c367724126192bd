import { act } from '@testing-library/react';

/** Another tab has its turn first, and does this meanwhile. */
export function letOtherTabGoFirst(work: () => void): void {
  const request = async (_name: string, own: () => Promise<unknown>) => {
    work();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    return own();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

/** As jsdom has it. */
export const forgetOtherTab = () => Reflect.deleteProperty(navigator, 'locks');
