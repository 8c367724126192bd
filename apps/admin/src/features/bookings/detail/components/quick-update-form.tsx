import { type BookingOutput, useQuickUpdateBookingMutation } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';
import {
  onTopOf,
  type QuickUpdateValues,
  quickConflicts,
  toQuickUpdate,
  toQuickValues,
} from '../lib/quick-update';

interface Props {
  booking: BookingOutput;
}

/**
 * Comments and room number, editable without moving the booking. What is being typed is never
 * replaced.
 */
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

  const latest = toQuickValues(booking);
  const isOutdated = booking.version > base.version;
  const conflicts = isOutdated ? quickConflicts(toQuickValues(base), getValues(), latest) : [];

  const adopt = (values: QuickUpdateValues) => {
    setBase(booking);
    reset(latest);
    reset(values, { keepDefaultValues: true });
  };
  const merged = () => onTopOf(toQuickValues(base), getValues(), latest);

  // Other people's changes to other fields do not conflict with this form.
  useEffect(() => {
    if (isOutdated && conflicts.length === 0) adopt(merged());
  });

  const submit = handleSubmit((values) =>
    run(async () => {
      const { data } = await update({ quickUpdateInput: toQuickUpdate(base, values) }).unwrap();
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
      <TextInput
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
              <Button color="inherit" size="small" onClick={() => adopt(merged())}>
                {t('guest.stale.keep')}
              </Button>
              <Button color="inherit" size="small" onClick={() => adopt(latest)}>
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
