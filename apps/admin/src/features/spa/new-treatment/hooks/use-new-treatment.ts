import {
  type TreatmentOutput,
  type TreatmentTypeOutput,
  useCreateTreatmentAndCustomerMutation,
  useCreateTreatmentMutation,
  useDeleteTreatmentMutation,
  useListFreeStartsQuery,
} from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import type { NewGuest } from '../../../../shared/guests/picked-guest';
import { useAction } from '../../../../shared/hooks/use-action';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { LIVE } from '../../../../shared/lib/live';
import { useTreatmentName } from '../../../../shared/treatments/use-treatment-name';
import { useTreatmentRefusal } from '../../../../shared/treatments/use-treatment-refusal';
import {
  anybody,
  guestProblems,
  type NewTreatment,
  namedIn,
  pickStart,
  toTreatment,
  typesFor,
  type Wish,
  withNewGuest,
} from '../lib/new-treatment';

/** Where on the plan the new treatment was asked for. */
export interface Place {
  /** `yyyy-mm-dd` */
  date: string;
  /** Minutes from midnight. */
  start?: number | undefined;
  /** Ids. */
  therapistId?: string | undefined;
  roomId?: string | undefined;
}

const wishAt = ({ therapistId }: Pick<Place, 'therapistId'>): Wish =>
  therapistId ? { kind: 'at', _id: therapistId } : anybody;

const emptyAt = ({ date, start, therapistId, roomId }: Place): NewTreatment => ({
  guest: undefined,
  ...{ type: '', length: '', date, start, room: roomId ?? '' },
  wish: wishAt({ therapistId }),
  ...{ addons: {}, internalComment: '', paidBy: '', outside: false },
});

/** The form of a new treatment, with the starts that are free for what is filled in. */
export function useNewTreatment(place: Place, all: readonly TreatmentTypeOutput[]) {
  const { t } = useTranslation(['treatments', 'admin']);
  const codeText = useCodeText();
  const language = useLanguage();
  const { level } = useMe();
  const run = useAction();
  const reportDone = useReportDone();
  const refusalText = useTreatmentRefusal();
  const nameOf = useTreatmentName();
  const [create, creating] = useCreateTreatmentMutation();
  const [createWithGuest, creatingWithGuest] = useCreateTreatmentAndCustomerMutation();
  const [remove] = useDeleteTreatmentMutation();
  const [form, setForm] = useState(() => emptyAt(place));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const types = typesFor(all, { therapist: place.therapistId, room: place.roomId });
  const type = types.find(({ _id }) => _id === form.type) ?? types[0];
  const complete = { ...form, type: type?._id ?? '' };
  const named = namedIn(form.wish);
  const isSkipped = form.outside || complete.type === '' || form.date === '';
  const free = useListFreeStartsQuery(
    {
      ...{ treatmentTypeId: complete.type, date: form.date },
      ...(form.length ? { length: form.length } : {}),
      ...(named ? { therapist: named } : {}),
      ...(form.wish.kind === 'gender' ? { gender: form.wish.gender } : {}),
    },
    { ...LIVE, skip: isSkipped },
  );
  const starts = free.currentData?.data.starts;
  const start = form.outside ? form.start : pickStart(starts ?? [], form.start)?.timeindexStart;
  const problems = guestProblems(form.guest);

  const change = (part: Partial<NewTreatment>) => {
    setForm((current) => ({ ...current, ...part }));
    setRefusal(undefined);
  };

  const setOutside = (outside: boolean) =>
    change({ outside, start, ...(outside ? {} : { wish: wishAt(place) }) });

  const textOf = (field: 'guest' | keyof NewGuest): string | undefined => {
    const code = tried ? problems[field] : undefined;
    return code && codeText(code);
  };

  const send = async (at: number): Promise<TreatmentOutput> => {
    const treatment = toTreatment(complete, at);
    const { guest } = form;
    if (guest?.kind === 'new') {
      const treatmentAndCustomerInput = withNewGuest(treatment, guest);
      return (await createWithGuest({ treatmentAndCustomerInput }).unwrap()).data;
    }
    const _customer = guest?.kind === 'known' ? { _customer: guest._id } : {};
    return (await create({ treatmentInput: { ...treatment, ..._customer } }).unwrap()).data;
  };

  const told = (booked: TreatmentOutput) =>
    t('booked', {
      name: nameOf(booked),
      treatment: booked._treatmentType?.name ?? '',
      when: `${formatDate(language, booked.date, 'day')} ${formatTime(booked.timeindexStart)}`,
      therapists: booked.therapists.map(({ _therapist }) => _therapist.name).join(', '),
    });

  /** Resolves whether it is booked; if not, the form says why. */
  const submit = async (): Promise<boolean> => {
    setTried(true);
    setRefusal(undefined);
    if (Object.keys(problems).length > 0 || start === undefined) return false;
    if (form.outside && !named) {
      setRefusal(t('outside.missing'));
      return false;
    }
    try {
      const { _id, ...booked } = await send(start);
      reportDone(told({ _id, ...booked }), () =>
        run(() => remove({ treatmentDeletion: { _id } }).unwrap(), {
          failed: t('deleteFailed'),
          done: t('admin:dialog.undone'),
        }),
      );
      return true;
    } catch (error) {
      setRefusal(refusalText(error, t('bookFailed')));
      if (!isSkipped) void free.refetch();
      return false;
    }
  };

  return {
    ...{ form: complete, types, type, change, setOutside, textOf, refusal, submit },
    starts,
    /** Minutes from midnight; undefined: nothing is free. */
    start,
    startsFailed: free.isError && !starts,
    refetchStarts: free.refetch,
    /** The start that was asked for is not free; another one is chosen. */
    missed: starts && form.start !== start && !form.outside ? form.start : undefined,
    isMissingStart: tried && start === undefined,
    mayBookOutside: may(level, 'treatments.override'),
    isSending: creating.isLoading || creatingWithGuest.isLoading,
  };
}
