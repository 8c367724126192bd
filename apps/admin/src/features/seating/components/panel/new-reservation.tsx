import {
  type BookingOutput,
  type SegmentOutput,
  useCreateSeatingReservationMutation,
} from '@atrium/api-client/admin';
import { isArrival } from '@atrium/rules/statuses/arrival-status';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { useSaveFailure } from '../../hooks/panel/use-save-failure';
import type { Evening } from '../../hooks/use-evening';
import { type Draft, newDraft, problemOf, toInput } from '../../lib/draft';
import { DraftFields } from './draft-fields';
import { PanelButtons } from './panel-buttons';
import { PanelFrame } from './panel-frame';
import { SaveFailure } from './save-failure';

interface Props {
  evening: Evening;
  segments: readonly SegmentOutput[];
  date: string;
  /** Where its start begins to be offered, in minutes from midnight. */
  now: number;
  /** Chosen above the plan; empty without a choice. */
  service: string;
  /** Id of the table it was begun at; empty without one. */
  table: string;
  /** Asks before what was typed is lost. */
  onClose: () => void;
  onSaved: () => void;
}

/** A new reservation at the side: as a drop-in it needs nothing more than to be seated. */
export function NewReservation({ evening, segments, date, now, service, table, ...on }: Props) {
  const { onClose, onSaved } = on;
  const { t } = useTranslation(['seating', 'admin', 'common']);
  const reportDone = useReportDone();
  const failure = useSaveFailure();
  const [create, { isLoading }] = useCreateSeatingReservationMutation();
  const services = evening.services.data?.data ?? [];
  const [first] = useState(() =>
    newDraft({
      date,
      now,
      service: service || (services.length === 1 ? (services[0]?._id ?? '') : ''),
      segment: segments[0]?._id ?? '',
      tables: table ? [table] : [],
    }),
  );
  const [draft, setDraft] = useState<Draft>(first);
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  useUnsavedGuard(draft !== first);
  const problem = problemOf(draft);
  const arrival = evening.statuses.data?.data.find(isArrival);

  const save = async (status?: string): Promise<BookingOutput | undefined> => {
    setTried(true);
    failure.clear();
    if (problem) return;
    try {
      await create({
        seatingReservationInput: { ...toInput(draft, status), ...failure.overriding },
      }).unwrap();
      reportDone(t('admin:booking.created'));
      onSaved();
    } catch (error) {
      failure.show(error, t('admin:booking.createFailed'));
    }
  };
  const disabled = isLoading || waiting;

  return (
    <PanelFrame title={t('panel.newTitle')} onClose={onClose}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DraftFields
          id={undefined}
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          services={services}
          rooms={evening.rooms.data?.data ?? []}
          known={evening.tables}
          reservations={evening.reservations}
          blocks={evening.blocks}
          onWaiting={setWaiting}
          problem={tried ? problem : undefined}
        />
        <PanelButtons failure={<SaveFailure failure={failure} />}>
          <Button type="submit" variant="contained" disabled={disabled}>
            {t('common:actions.save')}
          </Button>
          {arrival && (
            <Button variant="outlined" disabled={disabled} onClick={() => save(arrival._id)}>
              {t('panel.seatNow')}
            </Button>
          )}
        </PanelButtons>
      </Box>
    </PanelFrame>
  );
}
