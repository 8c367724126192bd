import type { ServiceImpact } from '@atrium/api-client/api';
import { useState } from 'react';

interface Question {
  impact: ServiceImpact;
  answer: (accepted: boolean) => void;
}

/** Asks whether a change that breaks bookings is to be saved all the same. */
export function useBrokenBookings() {
  const [question, setQuestion] = useState<Question>();
  return {
    question,
    ask: (impact: ServiceImpact) =>
      new Promise<boolean>((resolve) => {
        setQuestion({
          impact,
          answer: (accepted) => {
            setQuestion(undefined);
            resolve(accepted);
          },
        });
      }),
  };
}
