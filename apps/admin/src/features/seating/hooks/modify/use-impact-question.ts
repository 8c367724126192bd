import type { RoomImpact } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useState } from 'react';

interface Question {
  impact: RoomImpact;
  /** Set where the room is to be deleted: its name. */
  deletes?: string;
  answer: (accepted: boolean) => void;
}

/** Asks whether something is to be done although reservations lose their tables. */
export function useImpactQuestion() {
  const [question, setQuestion] = useState<Question>();
  return {
    question,
    ask: (impact: RoomImpact, deletes?: string) =>
      new Promise<boolean>((resolve) =>
        setQuestion({
          impact,
          ...(deletes !== undefined && { deletes }),
          answer: (accepted) => {
            setQuestion(undefined);
            resolve(accepted);
          },
        }),
      ),
  };
}

/** Reservations came up since whoever saves was asked. */
export const isAffected = (error: unknown): boolean =>
  isApiError(error) && error.code === 'RESERVATIONS_AFFECTED';
