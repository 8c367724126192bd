import { agesOf } from '@atrium/rules/bookings/participants';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { ChildAges } from '@atrium/ui/components/fields/child-ages';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';
import { shownAgeBands } from '../../../../shared/bookings/shown-age-bands';
import { ServiceTableWish } from '../../../../shared/bookings/tables/service-table-wish';
import { noWish } from '../../../../shared/bookings/tables/table-wish';
import { DateField } from '../../../../shared/dates/date-field';
import { GuestPicker } from '../../../../shared/guests/guest-picker';
import { NewGuestFields } from '../../../../shared/guests/new-guest-fields';
import type { useExpressForm } from '../hooks/use-express-form';
import { childrenOf, waitsFor } from '../lib/express-form';
import { TimeField } from './time-field';

interface Props {
  express: ReturnType<typeof useExpressForm>;
  guestInput: Ref<HTMLInputElement>;
  /** The outcome of the previous booking. */
  done: string | undefined;
  onSubmit: () => void;
  onGuestPending: (pending: boolean) => void;
}

/** The fields in the order they are asked, with errors below. */
export function ExpressFields({ express, guestInput, done, onSubmit, onGuestPending }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { form, service, time, day, textOf, change, refusal } = express;
  const services = express.services.data?.data ?? [];
  const { currency } = useMe().vendor;
  const ageBands = shownAgeBands(service, language);
  const children = service?.exclusiveBooking ? 0 : (childrenOf(form) ?? 0);
  const waits = time !== undefined && waitsFor(form, time);
  // Changes typed while sending would not be sent.
  const readOnly = express.isSending;
  const isNew = form.guest?.kind === 'new' ? form.guest : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isBooking = event.ctrlKey || event.metaKey;
    // The guest list handled this key to make a choice.
    if (isBooking && !event.defaultPrevented) onSubmit();
    // Enter alone only books from its button: half a form must not.
    if (!(event.target instanceof HTMLButtonElement)) event.preventDefault();
  };

  const number = (name: 'participants' | 'children', label: string, least: number) => (
    <TextInput
      type="number"
      label={label}
      value={form[name]}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change({ [name]: event.target.value })}
      error={name === 'participants' && textOf('participants') !== undefined}
      helperText={(name === 'participants' && textOf('participants')) || ' '}
      slotProps={{ htmlInput: { min: least, max: 999, inputMode: 'numeric', readOnly } }}
    />
  );

  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
      <form
        aria-label={t('nav.expressBooking')}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {refusal && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            rowGap: 1,
            alignItems: 'start',
            // one height per row, whatever the kind of field
            '& .MuiInputBase-root.MuiInputBase-root': { minHeight: 46 },
            gridTemplateColumns: { sm: '1.3fr 1fr', lg: 'repeat(3, 1fr)' },
            '@media (min-width: 1400px)': {
              gridTemplateColumns:
                'minmax(220px, 2fr) minmax(140px, 1fr) 164px minmax(220px, 1.4fr) 104px 120px',
            },
          }}
        >
          <GuestPicker
            autoFocus
            guest={form.guest}
            onChange={(guest) => change({ guest })}
            error={textOf('guest')}
            inputRef={guestInput}
            onWaiting={onGuestPending}
            readOnly={readOnly}
          />
          <SelectInput
            label={t('booking.service')}
            value={service?._id ?? ''}
            onChange={(event) =>
              change({ service: event.target.value, time: undefined, wish: noWish })
            }
            error={textOf('service') !== undefined}
            helperText={textOf('service') ?? ' '}
          >
            {services.map((each) => (
              <option key={each._id} value={each._id}>
                {serviceName(each, language)}
              </option>
            ))}
          </SelectInput>
          <DateField
            label={t('booking.date')}
            value={form.date}
            min={form.recordPast ? undefined : express.today}
            onChange={(date) => change({ date, time: undefined })}
            error={textOf('date')}
            hint=" "
          />
          {express.timesFailed ? (
            <ErrorState onRetry={express.refetchTimes} />
          ) : (
            <TimeField
              day={day}
              time={time}
              waits={waits}
              now={express.now}
              onChange={(start) => change({ time: start })}
              onNextDay={() => change({ date: addDays(form.date, 1), time: undefined })}
              error={textOf('time')}
            />
          )}
          {!service?.exclusiveBooking && number('participants', t('booking.participants'), 1)}
          {service?.allowBookingForChildren &&
            !service.exclusiveBooking &&
            number('children', t('expressBooking.ofThemChildren'), 0)}
        </Box>
        {children > 0 && ageBands.length > 0 && (
          <ChildAges
            ages={agesOf({ children, ages: form.ages })}
            ageBands={ageBands}
            currency={currency}
            onChange={(ages) => change({ ages })}
            optional
          />
        )}
        {isNew && (
          <Box sx={{ mt: 1 }}>
            <NewGuestFields
              guest={isNew}
              onChange={(guest) => change({ guest: { kind: 'new', ...guest } })}
              textOf={textOf}
              readOnly={readOnly}
            />
          </Box>
        )}
        {service && (
          <ServiceTableWish
            service={service}
            wish={form.wish}
            onChange={(wish) => change({ wish })}
          />
        )}
        {express.mayRecordPast && (
          <ToggleSwitch
            label={t('expressBooking.recordPast')}
            checked={form.recordPast}
            onChange={(recordPast) => change({ recordPast, time: undefined })}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mt: 1.5 }}>
          <TextInput
            label={t('booking.internalComment')}
            value={form.internalComment}
            onChange={(event) => change({ internalComment: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 1000, readOnly } }}
            sx={{ flex: '1 1 260px' }}
          />
          <Button
            type="submit"
            variant="contained"
            loading={express.isSending}
            disabled={express.isBlocked}
            sx={{ minWidth: 160 }}
          >
            {t(waits ? 'newBooking.submitWaitingList' : 'newBooking.submit')}
          </Button>
        </Box>
        <Box role="status">
          {done && (
            <Alert severity="success" sx={{ mt: 2 }}>
              {done}
            </Alert>
          )}
        </Box>
      </form>
    </Card>
  );
}
