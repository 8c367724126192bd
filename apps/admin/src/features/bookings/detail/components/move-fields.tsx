import { formatDate } from '@atrium/i18n/format';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { OverrideFields } from '../../../../shared/bookings/override-fields';
import { DayTimes } from '../../../../shared/bookings/places/day-times';
import { unavailableDates } from '../../../../shared/bookings/places/unavailable-dates';
import { serviceName } from '../../../../shared/bookings/service-name';
import { shownAgeBands } from '../../../../shared/bookings/shown-age-bands';
import type { useMove } from '../hooks/use-move';

interface Props {
  move: ReturnType<typeof useMove>;
}

const NO_LIMIT = 1000;

/** Service, day, time and party; all that is free is shown before anything is chosen. */
export function MoveFields({ move }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { draft, change, service, availability, day, slot } = move;
  const { currency } = useMe().vendor;
  // at its own service it keeps the prices that were agreed to
  const isOwn = service?._id === move.booking._service._id;
  const ageBands = isOwn ? move.booking.terms.ageBands : shownAgeBands(service, language);
  const party = draft.selection.adults + draft.selection.children;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Stack spacing={2}>
        <SelectInput
          label={t('booking.service')}
          value={service?._id ?? ''}
          onChange={(event) => move.chooseService({ _id: event.target.value })}
        >
          {!service && <option value="" />}
          {(move.services.data?.data ?? []).map((each) => (
            <option key={each._id} value={each._id}>
              {serviceName(each, language)}
            </option>
          ))}
        </SelectInput>
        <MonthCalendar
          key={draft.service}
          selection={{ start: draft.date }}
          today={move.today}
          hidePast={!draft.override}
          unavailableDates={draft.override ? [] : unavailableDates(availability.days, false)}
          loading={availability.isLoading && !draft.override}
          onMonthChange={availability.showMonth}
          onSelect={({ start }) => start !== undefined && move.chooseDate(start)}
        />
      </Stack>
      <Stack spacing={2}>
        <Typography variant="subtitle2" component="h3">
          {`${t('newBooking.chooseTime')} · ${formatDate(language, draft.date, 'day')}`}
        </Typography>
        {availability.error ? (
          <ErrorState onRetry={availability.refetch} />
        ) : day ? (
          <DayTimes
            day={{ ...day, times: day.times.map((time) => ({ ...time, waitingList: false })) }}
            selected={draft.start}
            overbookFor={draft.override ? party : undefined}
            onSelect={({ start }) => change({ start })}
          />
        ) : (
          availability.isLoading && <Skeleton variant="rounded" height={120} />
        )}
        {service && (
          <ParticipantSelector
            value={draft.selection}
            onChange={(selection) => change({ selection })}
            available={slot?.available ?? NO_LIMIT}
            waitingList={draft.override}
            exclusive={service.exclusiveBooking}
            allowChildren={service.allowBookingForChildren}
            ageBands={ageBands}
            currency={currency}
            agesOptional
          />
        )}
        {move.mayOverride && (
          <ToggleSwitch
            label={t('newBooking.override')}
            checked={draft.override}
            onChange={(override) => change({ override, typedEnd: undefined })}
          />
        )}
        {draft.override && (
          <>
            <Alert severity="warning">{t('newBooking.overrideNotice')}</Alert>
            <OverrideFields
              start={draft.start}
              end={draft.typedEnd}
              onStart={(start) => change({ start })}
              onEnd={(typedEnd) => change({ typedEnd })}
            />
            <TextInput
              required
              multiline
              label={t('newBooking.overrideReason')}
              value={draft.reason}
              onChange={(event) => change({ reason: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </>
        )}
      </Stack>
    </Box>
  );
}
