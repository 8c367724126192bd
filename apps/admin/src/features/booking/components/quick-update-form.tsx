import { type BookingOutput, useQuickUpdateBookingMutation } from '@atrium/api-client/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingAction } from '../../../shared/hooks/use-booking-action';
import { useUnsavedGuard } from '../../../shared/hooks/use-unsaved-guard';
import {
  type QuickUpdateValues,
  quickConflicts,
  toQuickUpdate,
  toQuickValues,
} from '../lib/quick-update';

interface Props {
  booking: BookingOutput;
}

/** Comments and room, to change without moving the booking. What is being typed is never replaced. */
export function QuickUpdateForm({ booking }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const run = useBookingAction();
  const [update] = useQuickUpdateBookingMutation();
  const [base, setBase] = useState(booking);
  const { register, handleSubmit, formState, reset, getValues } = useForm<QuickUpdateValues>({
    defaultValues: toQuickValues(booking),
  });
  const { isDirty, isSubmitting } = formState;
  useUnsavedGuard(isDirty);

  useEffect(() => {
    if (isDirty || booking.version === base.version) return;
    setBase(booking);
    reset(toQuickValues(booking));
  }, [booking, base, isDirty, reset]);

  const latest = toQuickValues(booking);
  const conflicts =
    isDirty && booking.version > base.version
      ? quickConflicts(toQuickValues(base), getValues(), latest)
      : [];

  const adopt = (next: BookingOutput, values: QuickUpdateValues) => {
    setBase(next);
    reset(toQuickValues(next));
    reset(values, { keepDefaultValues: true });
  };

  const submit = handleSubmit((values) =>
    run(async () => {
      // Changes of others elsewhere in the booking are no conflict with these texts.
      const version = conflicts.length > 0 ? base.version : booking.version;
      const sent = toQuickUpdate({ _id: booking._id, version }, values);
      const { data } = await update({ quickUpdateInput: sent }).unwrap();
      setBase(data);
      reset(toQuickValues(data));
    }),
  );

  const labels = {
    comment: t('newBooking.comment'),
    internalComment: t('booking.internalComment'),
    roomNumber: t('booking.roomNumber'),
  };
  const field = (name: keyof QuickUpdateValues) => {
    const { ref, ...input } = register(name);
    return (
      <TextField
        {...input}
        inputRef={ref}
        label={labels[name]}
        multiline={name !== 'roomNumber'}
        minRows={name === 'roomNumber' ? undefined : 2}
        slotProps={{ htmlInput: { maxLength: name === 'roomNumber' ? 20 : 1000 } }}
      />
    );
  };

  return (
    <form onSubmit={submit}>
      {conflicts.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={() => adopt(booking, getValues())}>
                {t('guest.stale.keep')}
              </Button>
              <Button color="inherit" size="small" onClick={() => adopt(booking, latest)}>
                {t('actions.reload', { ns: 'common' })}
              </Button>
            </>
          }
        >
          {t('stale.title', { ns: 'common' })}
          {conflicts.map((name) => (
            <div key={name}>{`${labels[name]}: ${latest[name] || '–'}`}</div>
          ))}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr 160px' } }}>
        {field('comment')}
        {field('internalComment')}
        {field('roomNumber')}
      </Box>
      <Button
        type="submit"
        size="small"
        variant="contained"
        disabled={!isDirty}
        loading={isSubmitting}
        sx={{ mt: 2 }}
      >
        {t('actions.save', { ns: 'common' })}
      </Button>
    </form>
  );
}
