import {
  type JourneyMove,
  type TreatmentOutput,
  useListJourneyStartsQuery,
  useMoveJourneyMutation,
} from '@atrium/api-client/admin';
import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../../shared/dates/date-field';
import { FormDialog } from '../../../../../shared/forms/form-dialog';
import { useAction } from '../../../../../shared/hooks/use-action';
import { useErrorText } from '../../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../../shared/hooks/use-report-done';
import { LIVE } from '../../../../../shared/lib/live';

interface Props {
  /** Id of the journey. */
  id: string;
  /** The first of its treatments. */
  first: TreatmentOutput;
  onClose: () => void;
}

/** Another day or start for all of a journey. */
export function MoveJourney({ id, first, onClose }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const language = useLanguage();
  const run = useAction();
  const reportDone = useReportDone();
  const errorText = useErrorText();
  const [move, { isLoading }] = useMoveJourneyMutation();
  const [date, setDate] = useState(first.date);
  const [wanted, setWanted] = useState(first.timeindexStart);
  const [failure, setFailure] = useState<string>();
  const query = useListJourneyStartsQuery({ id, date }, { ...LIVE, skip: date === '' });
  const starts = query.currentData?.data;
  const start = starts?.find(({ timeindexStart }) => timeindexStart >= wanted) ?? starts?.at(-1);
  const isSame = date === first.date && start?.timeindexStart === first.timeindexStart;
  const to = (place: JourneyMove) => move({ id, journeyMove: place }).unwrap();

  const submit = async () => {
    if (!start || isSame) return;
    const { timeindexStart } = start;
    setFailure(undefined);
    try {
      await to({ date, timeindexStart });
      reportDone(
        t('journey.moved', {
          when: `${formatDate(language, date, 'day')} ${formatTime(timeindexStart)}`,
        }),
        () =>
          run(() => to({ date: first.date, timeindexStart: first.timeindexStart }), {
            failed: t('journey.moveFailed'),
            done: t('admin:dialog.undone'),
          }),
      );
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('journey.moveFailed')));
      void query.refetch();
    }
  };

  const startField = () => {
    if (query.isError && !starts) return <ErrorState onRetry={query.refetch} />;
    if (!starts) return <Skeleton variant="rounded" height={56} />;
    if (!start) return <FormHelperText error>{t('journey.noMoves')}</FormHelperText>;
    return (
      <SelectInput
        label={t('admin:booking.start')}
        value={start.timeindexStart}
        onChange={({ target }) => setWanted(Number(target.value))}
      >
        {starts.map(({ timeindexStart, timeindexEnd }) => (
          <option key={timeindexStart} value={timeindexStart}>
            {formatTimeRange(timeindexStart, timeindexEnd)}
          </option>
        ))}
      </SelectInput>
    );
  };

  return (
    <FormDialog
      title={t('journey.move')}
      submitLabel={t('journey.move')}
      isDirty={false}
      isSaving={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <DateField label={t('admin:booking.date')} value={date} required onChange={setDate} />
      {startField()}
    </FormDialog>
  );
}
