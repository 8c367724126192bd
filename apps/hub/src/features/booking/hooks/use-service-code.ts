import { useState } from 'react';
import { readSession, writeSession } from '../../../shared/lib/session-store';

/** The code that a guest gave for a protected service, kept while the tab lives. */
export function useServiceCode(serviceId: string) {
  const key = `atrium.code.${serviceId}`;
  const [code, setState] = useState<string | undefined>(() => {
    const stored = readSession(key);
    return typeof stored === 'string' ? stored : undefined;
  });
  const setCode = (next: string) => {
    setState(next);
    writeSession(key, next);
  };
  return { code, setCode };
}
