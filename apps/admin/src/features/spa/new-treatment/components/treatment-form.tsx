import type { TherapistOutput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddonFields } from '../../../../shared/bookings/addon-fields';
import { DateField } from '../../../../shared/dates/date-field';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { GuestPicker } from '../../../../shared/guests/guest-picker';
import { NewGuestFields } from '../../../../shared/guests/new-guest-fields';
import { TreatmentPaidBy } from '../../../../shared/memberships/treatment-paid-by';
import { type Place, useNewTreatment } from '../hooks/use-new-treatment';
import { isEntered } from '../lib/new-treatment';
import { KindSwitch, type NewKind } from './kind-switch';
import { LengthField } from './length-field';
import { OutsideFields } from './outside-fields';
import { RoomField } from './room-field';
import { StartField } from './start-field';
import { WishField } from './wish-field';

interface Props {
  place: Place;
  types: readonly TreatmentTypeOutput[];
  therapists: readonly TherapistOutput[];
  onClose: () => void;
  onSwitch: (kind: NewKind) => void;
}

/** The fields in the order in which a guest on the phone says them. */
export function TreatmentForm({ place, types: all, therapists, onClose, onSwitch }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const treatment = useNewTreatment(place, all);
  const { form, type, types, change, textOf, refusal, isSending } = treatment;
  const guestInput = useRef<HTMLInputElement>(null);
  // Somebody typing faster than the answers arrive has already asked to book.
  const [guestPending, setGuestPending] = useState(false);
  const [wanted, setWanted] = useState(false);
  const isPending = guestPending || (!form.outside && !treatment.starts && !treatment.startsFailed);

  const book = async () => {
    if (isSending) return;
    if (isPending) return setWanted(true);
    if (await treatment.submit()) onClose();
  };
  useEffect(() => {
    if (!wanted || isPending) return;
    setWanted(false);
    void book();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isBooking = event.ctrlKey || event.metaKey;
    // the guest list handled this key to make a choice
    if (isBooking && !event.defaultPrevented) void book();
    // Enter alone books only from its button: half a form must not
    if (!(event.target instanceof HTMLButtonElement)) event.preventDefault();
  };

  return (
    <FormDialog
      title={t('new')}
      submitLabel={t('book')}
      isDirty={isEntered(form)}
      isSaving={isSending}
      onSubmit={book}
      onClose={onClose}
    >
      <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 2 }}>
        <KindSwitch kind="treatment" onSwitch={onSwitch} />
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <GuestPicker
          autoFocus
          guest={form.guest}
          onChange={(guest) => change({ guest, paidBy: '' })}
          error={textOf('guest')}
          inputRef={guestInput}
          onWaiting={setGuestPending}
          readOnly={isSending}
        />
        {form.guest?.kind === 'new' && (
          <NewGuestFields
            guest={form.guest}
            onChange={(guest) => change({ guest: { kind: 'new', ...guest } })}
            textOf={textOf}
            readOnly={isSending}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1.4fr 1fr' } }}>
          <SelectInput
            label={t('type')}
            value={form.type}
            onChange={(event) =>
              change({ type: event.target.value, length: '', addons: {}, paidBy: '' })
            }
          >
            {types.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectInput>
          {type && (
            <LengthField
              type={type}
              value={form.length}
              onChange={(length) => change({ length })}
            />
          )}
          {!form.outside && (
            <WishField
              therapists={therapists}
              type={type}
              at={place.therapistId}
              wish={form.wish}
              onChange={(wish) => change({ wish })}
            />
          )}
          <DateField
            label={t('admin:booking.date')}
            value={form.date}
            required
            onChange={(date) => change({ date, start: undefined })}
          />
        </Box>
        {form.outside && type ? (
          <OutsideFields type={type} form={form} onChange={change} />
        ) : (
          <StartField
            starts={treatment.starts}
            hasFailed={treatment.startsFailed}
            onRetry={treatment.refetchStarts}
            start={treatment.start}
            missed={treatment.missed}
            isMissing={treatment.isMissingStart}
            onChange={(start) => change({ start })}
          />
        )}
        {treatment.mayBookOutside && (
          <ToggleSwitch
            label={t('outside.label')}
            checked={form.outside}
            onChange={treatment.setOutside}
          />
        )}
        {type && <RoomField type={type} value={form.room} onChange={(room) => change({ room })} />}
        {type && type.addons.length > 0 && (
          <AddonFields
            addons={type.addons}
            quantities={form.addons}
            limit={type.guests}
            onChange={(addons) => change({ addons })}
          />
        )}
        {type && form.guest?.kind === 'known' && (
          <TreatmentPaidBy
            guestId={form.guest._id}
            type={type._id}
            date={form.date}
            guests={type.guests}
            paidBy={form.paidBy}
            onChange={(paidBy) => change({ paidBy })}
          />
        )}
        <TextInput
          label={t('admin:booking.internalComment')}
          value={form.internalComment}
          onChange={(event) => change({ internalComment: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 1000, readOnly: isSending } }}
        />
      </Box>
    </FormDialog>
  );
}
