import {
  type TreatmentTypeOutput,
  useBookJourneyMutation,
  useCancelJourneyMutation,
  useListJourneyOffersQuery,
  useSendJourneyConfirmationMutation,
} from '@atrium/api-client/admin';
import { formatDate, formatList, formatTime } from '@atrium/i18n/format';
import { MAX_JOURNEY_TREATMENTS } from '@atrium/rules/spa/journeys/journeys';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import type { NewGuest } from '../../../../shared/guests/picked-guest';
import { useAction } from '../../../../shared/hooks/use-action';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { LIVE } from '../../../../shared/lib/live';
import { useTreatmentName } from '../../../../shared/treatments/use-treatment-name';
import {
  emptyRow,
  guestCount,
  hasAddress,
  type JourneyRow,
  type NewJourney,
  toJourney,
  toQuery,
} from '../lib/new-journey';
import { guestProblems, pickStart } from '../lib/new-treatment';
import type { Place } from './use-new-treatment';

const AN_HOUR = 60;

const emptyAt = (
  { date, start }: Place,
  [first, second = first]: readonly TreatmentTypeOutput[],
): NewJourney => ({
  guests: [undefined],
  rows: [first, second].map((type, key) => emptyRow(key, type?._id ?? '')),
  ...{ leastGap: 0, mostGap: AN_HOUR, date, start, internalComment: '', confirm: false },
});

/** The form of a new journey, with the starts at which all of it fits. */
export function useNewJourney(place: Place, all: readonly TreatmentTypeOutput[]) {
  const { t } = useTranslation(['treatments', 'admin']);
  const codeText = useCodeText();
  const language = useLanguage();
  const run = useAction();
  const reportDone = useReportDone();
  const errorText = useErrorText();
  const nameOf = useTreatmentName();
  const [book, booking] = useBookJourneyMutation();
  const [cancel] = useCancelJourneyMutation();
  const [sendConfirmation, sending] = useSendJourneyConfirmationMutation();
  const types = all.filter(({ active }) => active);
  const typesById = new Map(types.map((type) => [type._id, type]));
  const [form, setForm] = useState(() => emptyAt(place, types));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const count = guestCount(form, typesById);
  const query = toQuery(form, typesById);
  const isTooMany = query.treatments.length > MAX_JOURNEY_TREATMENTS;
  const isSkipped = form.date === '' || isTooMany;
  const free = useListJourneyOffersQuery({ journeyQuery: query }, { ...LIVE, skip: isSkipped });
  const answer = free.currentData?.data;
  const offer = pickStart(answer?.offers ?? [], form.start);
  const problems = form.guests.map((guest, index) =>
    // the first is whom it is booked under, the others need no name
    guest || index === 0 ? guestProblems(guest) : {},
  );

  const change = (part: Partial<NewJourney>) => {
    setForm((current) => ({ ...current, ...part }));
    setRefusal(undefined);
  };
  const changeRow = (key: number, part: Partial<JourneyRow>) =>
    change({ rows: form.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  const changeGuest = (place: number, guest: NewJourney['guests'][number]) =>
    change({
      // what paid was somebody else's
      rows: form.rows.map((row) => ({ ...row, paidBy: '' })),
      guests: Array.from({ length: Math.max(form.guests.length, place + 1) }, (_, index) =>
        index === place ? guest : form.guests[index],
      ),
    });

  const textOf = (place: number) => (field: 'guest' | keyof NewGuest) => {
    const code = tried ? problems[place]?.[field] : undefined;
    return code && codeText(code);
  };

  const confirmTo = (id: string) =>
    run(() => sendConfirmation({ id }).unwrap(), { failed: t('confirmation.failed') });

  /** Resolves whether it is booked; if not, the form says why. */
  const submit = async (): Promise<boolean> => {
    setTried(true);
    setRefusal(undefined);
    if (problems.some((one) => Object.keys(one).length > 0) || !offer) return false;
    try {
      const { data } = await book({
        journeyInput: toJourney(form, query, offer, typesById),
      }).unwrap();
      const [first] = data.treatments;
      const names = data.treatments.map(({ _treatmentType }) => _treatmentType?.name ?? '');
      reportDone(
        t('journey.booked', {
          name: first ? nameOf(first) : '',
          treatments: formatList(language, [...new Set(names)]),
          when: `${formatDate(language, form.date, 'day')} ${formatTime(offer.timeindexStart)}`,
        }),
        () =>
          run(() => cancel({ id: data._id }).unwrap(), {
            failed: t('journey.undoFailed'),
            done: t('admin:dialog.undone'),
          }),
      );
      if (form.confirm && hasAddress(form.guests[0])) await confirmTo(data._id);
      return true;
    } catch (error) {
      setRefusal(errorText(error, t('journey.bookFailed')));
      void free.refetch();
      return false;
    }
  };

  return {
    ...{ form, types, typesById, count, query, change, changeRow, changeGuest, textOf },
    ...{ refusal, submit, isTooMany, offer, answer },
    hasFailed: free.isError && !answer,
    refetch: free.refetch,
    /** The start that was asked for is not free; another one is chosen. */
    missed: answer && form.start !== offer?.timeindexStart ? form.start : undefined,
    isMissingStart: tried && !offer,
    isPending: !isSkipped && !answer && !free.isError,
    isSending: booking.isLoading || sending.isLoading,
  };
}
