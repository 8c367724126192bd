import {
  type ShiftTemplateOutput,
  usePlanShiftsFromTemplateMutation,
} from '@atrium/api-client/admin';
import { dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useManyShifts } from './use-many-shifts';

interface Chosen {
  /** Of the template; the first without it. */
  id: string;
  /** Undefined: the template's own weekdays or, used on a single day, that day. */
  weekdays: readonly number[] | undefined;
  /** Ids of therapists. */
  whose: readonly string[];
}

/** What is chosen when a template is used, and the request that plans its shifts. */
export function useTemplateUse(
  templates: readonly ShiftTemplateOutput[],
  dates: readonly string[],
  onDone: () => void,
) {
  const { t } = useTranslation('schedules');
  const [send, { isLoading }] = usePlanShiftsFromTemplateMutation();
  const [chosen, setChosen] = useState<Chosen>({ id: '', weekdays: undefined, whose: [] });
  const [problem, setProblem] = useState<'weekdays' | 'therapists'>();
  const { failure, inTheWay, reset, plan } = useManyShifts({
    failed: t('failed.add'),
    done: (count) => t('done.added', { count }),
    onDone,
  });
  const { whose } = chosen;
  const template = templates.find(({ _id }) => _id === chosen.id) ?? templates[0];
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const weekdays =
    chosen.weekdays ?? (from === until ? [dayOfWeek(from)] : (template?.weekdays ?? []));

  return {
    ...{ template, weekdays, whose, problem, failure, inTheWay, isLoading },
    change: (next: Partial<Chosen>) => {
      setChosen({ ...chosen, ...next });
      setProblem(undefined);
      reset();
    },
    submit: async () => {
      const missing =
        weekdays.length === 0 ? 'weekdays' : whose.length === 0 ? 'therapists' : undefined;
      setProblem(missing);
      if (missing || !template) return;
      const use = { from, until, weekdays: [...weekdays], therapists: [...whose] };
      await plan((around) =>
        send({
          id: template._id,
          shiftTemplateUse: { ...use, ...(around && { around }) },
        }).unwrap(),
      );
    },
  };
}

export type TemplateUse = ReturnType<typeof useTemplateUse>;
