import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestPicker } from '../../../../../shared/guests/guest-picker';
import { NewGuestFields } from '../../../../../shared/guests/new-guest-fields';
import type { NewGuest, PickedGuest } from '../../../../../shared/guests/picked-guest';

interface Props {
  /** Among the guests, from 0. */
  place: number;
  guest: PickedGuest | undefined;
  /** Nobody else comes along. */
  isAlone: boolean;
  onChange: (place: number, guest: PickedGuest | undefined) => void;
  textOf: (field: 'guest' | keyof NewGuest) => string | undefined;
  /** Called with whether a search is pending; has to stay the same. */
  onWaiting: (place: number, waiting: boolean) => void;
  readOnly: boolean;
}

/** One of those who come: the first is whom it is booked under, the others may stay without a name. */
export function JourneyGuest({ place, guest, isAlone, onChange, ...props }: Props) {
  const { textOf, onWaiting, readOnly } = props;
  const { t } = useTranslation('treatments');
  const input = useRef<HTMLInputElement>(null);
  const waits = useCallback((waiting: boolean) => onWaiting(place, waiting), [onWaiting, place]);
  return (
    <>
      <GuestPicker
        autoFocus={place === 0}
        {...(!isAlone && { label: t('journey.guestOf', { number: place + 1 }) })}
        guest={guest}
        onChange={(next) => onChange(place, next)}
        error={textOf('guest')}
        inputRef={input}
        onWaiting={waits}
        readOnly={readOnly}
      />
      {guest?.kind === 'new' && (
        <NewGuestFields
          guest={guest}
          onChange={(next) => onChange(place, { kind: 'new', ...next })}
          textOf={textOf}
          readOnly={readOnly}
        />
      )}
    </>
  );
}
