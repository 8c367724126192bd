import { useCreateSeatingReservationMutation } from '@atrium/api-client/admin';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { isArrival } from '@atrium/rules/statuses/arrival-status';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { newDraft, toInput } from '../../lib/draft';
import type { Evening } from '../use-evening';
import { useFailureText } from '../use-failure-text';

interface Options {
  evening: Evening;
  date: string;
  now: number;
  service: string;
  segment: string;
}

/** Of which tables, how many, and until when: two people for two hours unless it is said. */
type DropIn = { tables: readonly string[] } & Partial<Record<'adults' | 'until', number>>;

/** Seats a drop-in party at once, without asking anything. Resolves to whether it worked. */
export function useSeatDropIn({ evening, ...place }: Options) {
  const { t } = useTranslation(['seating', 'admin']);
  const run = useAction();
  const failureText = useFailureText();
  const [create] = useCreateSeatingReservationMutation();
  const arrival = evening.statuses.data?.data.find(isArrival);

  return ({ tables, adults, until }: DropIn) => {
    const draft = {
      ...newDraft({ ...place, tables }),
      ...(adults !== undefined && { adults }),
      ...(until !== undefined && { end: until % MINUTES_PER_DAY }),
    };
    return run(() => create({ seatingReservationInput: toInput(draft, arrival?._id) }).unwrap(), {
      failed: t('admin:booking.createFailed'),
      failureText,
      done: t('admin:booking.created'),
    });
  };
}
