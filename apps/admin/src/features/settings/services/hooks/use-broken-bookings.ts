import type { ServiceImpact } from '@atrium/api-client/admin';
import { useState } from 'react';
import { withPage } from '../lib/impact-pages';

interface Question {
  impact: ServiceImpact;
  /** Reads the next page into the impact. */
  more: () => Promise<void>;
  answer: (accepted: boolean) => void;
}

/** Asks whether to save a change although it breaks bookings. */
export function useBrokenBookings() {
  const [question, setQuestion] = useState<Question>();
  return {
    question,
    /** @param read the page of the bookings behind a cursor; without one the first */
    ask: async (read: (cursor?: string) => Promise<ServiceImpact>) => {
      const first = await read();
      return new Promise<boolean>((resolve) => {
        const show = (impact: ServiceImpact): void =>
          setQuestion({
            impact,
            more: async () => show(withPage(impact, await read(impact.nextCursor))),
            answer: (accepted) => {
              setQuestion(undefined);
              resolve(accepted);
            },
          });
        show(first);
      });
    },
  };
}
