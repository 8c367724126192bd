import { displayName } from '@atrium/rules/guests/guest-name';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guessGuest } from './guess-guest';
import type { PickedGuest } from './picked-guest';
import { type GuestOption, useGuestOptions } from './use-guest-options';

interface Props {
  guest: PickedGuest | undefined;
  onChange: (guest: PickedGuest | undefined) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** Called with whether a search is pending: booking has to wait for it. */
  onWaiting: (waiting: boolean) => void;
  readOnly: boolean;
  autoFocus?: boolean;
  /** 'Guest' without it. */
  label?: string;
}

const detailOf = ({ phone, email }: { phone?: string; email?: string }) =>
  [phone, email].filter(Boolean).join(' · ');

const keyOf = (option: GuestOption) => (option.kind === 'found' ? option.guest._id : option.kind);

/** Type a name, press Enter. An unknown name becomes a new guest, and a drop-in needs none. */
export function GuestPicker(props: Props) {
  const { guest, onChange, error, inputRef, onWaiting, readOnly, autoFocus = false, label } = props;
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [enterPressed, setEnterPressed] = useState(false);
  const [open, setOpen] = useState(false);
  const { options, found, waiting, isError } = useGuestOptions(typed);

  const choose = (option: GuestOption | null) => {
    // The chosen guest is in the field; the letters must not come back for the next.
    setTyped('');
    if (!option) return onChange(undefined);
    if (option.kind === 'walkIn') return onChange({ kind: 'walkIn' });
    if (option.kind === 'new') return onChange({ kind: 'new', ...guessGuest(option.term) });
    const { _id } = option.guest;
    const name = displayName(option.guest) || t('guest.unnamed');
    onChange({ kind: 'known', _id, name, detail: detailOf(option.guest) });
  };

  // Enter was pressed before the results arrived: pick the guest only if there is exactly one.
  const [only, ...others] = found;
  useEffect(() => {
    if (!enterPressed || waiting) return;
    setEnterPressed(false);
    if (only && others.length === 0) choose({ kind: 'found', guest: only });
  });

  const isPending = enterPressed || (waiting && !guest);
  useEffect(() => onWaiting(isPending), [onWaiting, isPending]);

  const labelOf = (option: GuestOption) => {
    if (option.kind === 'found') return displayName(option.guest) || t('guest.unnamed');
    return option.kind === 'new'
      ? t('expressBooking.newGuest', { name: option.term })
      : t('expressBooking.walkIn');
  };
  const shown = (): string => {
    if (!guest) return typed;
    if (guest.kind === 'known') return guest.name;
    return guest.kind === 'walkIn'
      ? t('expressBooking.walkIn')
      : displayName(guest) || guest.phone || guest.email;
  };
  const chosenDetail = guest?.kind === 'known' ? guest.detail : undefined;

  return (
    <Autocomplete<GuestOption>
      autoHighlight
      readOnly={readOnly}
      openOnFocus={false}
      // there is no list to open before typing, and the hint needs the space
      forcePopupIcon={false}
      sx={{ '& .MuiAutocomplete-inputRoot': { py: 0, minHeight: 44 } }}
      slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
      // Another Enter must not replace the chosen guest.
      open={open && !guest}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      filterOptions={(all) => all}
      value={null}
      inputValue={shown()}
      loading={waiting}
      loadingText={t('expressBooking.searching')}
      getOptionLabel={labelOf}
      getOptionKey={keyOf}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setTyped(value);
        setEnterPressed(false);
        if (guest) onChange(undefined);
      }}
      onChange={(_event, option) => choose(option)}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props} sx={{ minHeight: 44 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: option.kind === 'found' ? 600 : 400 }} noWrap>
              {labelOf(option)}
            </Typography>
            {option.kind === 'found' && (
              <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
                {detailOf(option.guest)}
              </Typography>
            )}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          inputRef={inputRef}
          label={label ?? t('booking.guest')}
          placeholder={t('nav.guestSearchHint')}
          error={error !== undefined}
          helperText={error ?? (isError ? t('search.failed') : (chosenDetail ?? ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && waiting) {
              setEnterPressed(true);
            }
          }}
        />
      )}
    />
  );
}
