import type { BookingOutput, ServiceOutput, TableBlockOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { agesOf } from '@atrium/rules/bookings/participants';
import { endAfter } from '@atrium/rules/calendar/minutes';
import { listName } from '@atrium/rules/guests/guest-name';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { spanOn, whoHasTable } from '@atrium/rules/seating/tables/table-time';
import { ChildAges } from '@atrium/ui/components/fields/child-ages';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { OverPace } from '../../../../shared/bookings/places/over-pace';
import { serviceName } from '../../../../shared/bookings/service-name';
import { shownAgeBands } from '../../../../shared/bookings/shown-age-bands';
import { roomsOfService } from '../../../../shared/bookings/tables/table-wish';
import { TableWishFields } from '../../../../shared/bookings/tables/table-wish-fields';
import { DateField } from '../../../../shared/dates/date-field';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import { GuestPicker } from '../../../../shared/guests/guest-picker';
import { NewGuestFields } from '../../../../shared/guests/new-guest-fields';
import { useSegments } from '../../../../shared/named/use-segments';
import { useArrivalsLeft } from '../../hooks/panel/use-arrivals-left';
import type { Draft, problemOf } from '../../lib/draft';
import type { Room, Table } from '../../lib/room';
import { blockedUntil } from '../../lib/tables/drop-preview';
import { PartyFields } from './party-fields';
import { TablesField } from './tables-field';
import { TimeSelect } from './time-select';

type Problem = ReturnType<typeof problemOf>;

interface Props {
  /** Of the reservation that is edited; undefined for a new one. */
  id: string | undefined;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  services: readonly ServiceOutput[];
  rooms: readonly Room[];
  known: ReadonlyMap<string, Table>;
  reservations: readonly BookingOutput[];
  blocks: readonly TableBlockOutput[];
  onWaiting: (waiting: boolean) => void;
  /** What is missing, below the field. */
  problem: Problem;
}

const LONGEST_COMMENT = 1000;

/** The fields of a reservation, in the order in which the telephone tells them. */
export function DraftFields(props: Props) {
  const { id, draft, onChange, services, rooms, known, reservations, blocks } = props;
  const { onWaiting, problem } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const codeText = useCodeText();
  const language = useLanguage();
  const segments = useSegments().data?.data ?? [];
  const guestInput = useRef<HTMLInputElement>(null);
  const { guest } = draft;
  const guestProblem = problem === 'noGuest' ? codeText('MISSING_GUEST_DETAILS') : undefined;
  const service = services.find(({ _id }) => _id === draft.service);
  const { currency } = useMe().vendor;
  const ageBands = shownAgeBands(service, language);
  const arrivalsLeft = useArrivalsLeft({ id, service, date: draft.date, start: draft.start });

  const takenBy = (table: string): string => {
    const party = {
      _id: id ?? '',
      date: draft.date,
      timeindex: draft.start,
      timeindexEnd: endAfter(draft.start, draft.end),
      tables: [],
    };
    const others = reservations.filter((one) =>
      isListed({ active: one.active, status: one._bookingStatus }),
    );
    const by = whoHasTable(table, party, others);
    if (by) {
      const name = listName(by._customer, t('admin:booking.dropIn'));
      return t('drop.taken', { name, time: formatTime(spanOn(draft.date, by).until) });
    }
    const until = blockedUntil([table], party, blocks);
    return until === undefined ? '' : t('drop.blocked', { time: formatTime(until) });
  };
  const comment = (name: 'comment' | 'internalComment', label: string) => (
    <TextInput
      multiline
      minRows={2}
      label={label}
      value={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: LONGEST_COMMENT } }}
    />
  );

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <GuestPicker
        guest={guest}
        onChange={(picked) => onChange({ guest: picked })}
        error={guestProblem}
        inputRef={guestInput}
        onWaiting={onWaiting}
        readOnly={false}
      />
      {guest?.kind === 'new' && (
        <NewGuestFields
          guest={guest}
          onChange={(changed) => onChange({ guest: { kind: 'new', ...changed } })}
          textOf={() => undefined}
          readOnly={false}
        />
      )}
      <SelectInput
        required
        label={t('admin:booking.service')}
        value={draft.service}
        error={problem === 'selectService'}
        helperText={problem === 'selectService' && t('panel.selectService')}
        onChange={(event) => onChange({ service: event.target.value })}
      >
        {!service && <option value={draft.service} />}
        {services.map((one) => (
          <option key={one._id} value={one._id}>
            {serviceName(one, language)}
          </option>
        ))}
      </SelectInput>
      <DateField
        label={t('admin:booking.date')}
        value={draft.date}
        onChange={(date) => date && onChange({ date })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        <TimeSelect
          label={t('admin:booking.start')}
          value={draft.start}
          onChange={(start) => onChange({ start })}
        />
        <TimeSelect
          label={t('admin:booking.end')}
          value={draft.end}
          onChange={(end) => onChange({ end })}
        />
      </Box>
      <PartyFields
        adults={draft.adults}
        kids={draft.children}
        onAdults={(adults) => onChange({ adults })}
        onKids={(children) => onChange({ children })}
      />
      {draft.children > 0 && ageBands.length > 0 && (
        <ChildAges
          ages={agesOf(draft)}
          ageBands={ageBands}
          currency={currency}
          onChange={(ages) => onChange({ ages })}
          optional
        />
      )}
      <OverPace start={draft.start} size={draft.adults + draft.children} left={arrivalsLeft} />
      {problem === 'noParticipants' && <Alert severity="error">{t('panel.noParticipants')}</Alert>}
      <TablesField
        rooms={rooms}
        known={known}
        value={draft.tables}
        onChange={(tables) => onChange({ tables })}
        takenBy={takenBy}
      />
      <TableWishFields
        rooms={service ? roomsOfService(rooms, service) : rooms}
        wish={draft.wish}
        onChange={(wish) => onChange({ wish })}
      />
      <SelectInput
        label={t('admin:booking.segment')}
        value={draft.segment}
        onChange={(event) => onChange({ segment: event.target.value })}
      >
        {draft.segment === '' && <option value="">{t('panel.noSegment')}</option>}
        {segments.map(({ _id, type }) => (
          <option key={_id} value={_id}>
            {type}
          </option>
        ))}
      </SelectInput>
      {comment('comment', t('admin:booking.comment'))}
      {comment('internalComment', t('admin:booking.internalComment'))}
    </Box>
  );
}
