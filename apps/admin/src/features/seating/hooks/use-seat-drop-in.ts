import { useCreateSeatingReservationMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/hooks/use-action';
import { newDraft, toInput } from '../lib/draft';
import { isArrival } from '../lib/statuses';
import type { Evening } from './use-evening';
import { useFailureText } from './use-failure-text';

interface Options {
  evening: Evening;
  date: string;
  now: number;
  service: string;
  segment: string;
}

/** Seats two people who have just come in, without any question. */
export function useSeatDropIn({ evening, ...place }: Options) {
  const { t } = useTranslation(['seating', 'admin']);
  const run = useAction();
  const failureText = useFailureText();
  const [create] = useCreateSeatingReservationMutation();
  const arrival = evening.statuses.data?.data.find(isArrival);

  return (table: string) =>
    run(
      () =>
        create({
          seatingReservationInput: toInput(newDraft({ ...place, tables: [table] }), arrival?._id),
        }).unwrap(),
      {
        failed: t('admin:booking.createFailed'),
        failureText,
        done: t('admin:booking.created'),
      },
    );
}
