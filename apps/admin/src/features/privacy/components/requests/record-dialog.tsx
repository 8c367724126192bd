import { useRecordPrivacyRequestMutation } from '@atrium/api-client/admin';
import {
  type PrivacyRequestKind,
  privacyRequestKinds,
  staffChannels,
} from '@atrium/rules/guests/privacy-request';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { GuestPicker } from '../../../../shared/guests/guest-picker';
import type { PickedGuest } from '../../../../shared/guests/picked-guest';
import { useAction } from '../../../../shared/hooks/use-action';
import { useRequestNames } from './request-names';

const MOST_WORDS = 2000;

/** What a guest asks by telephone, by letter or at the desk. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('privacy');
  const names = useRequestNames();
  const run = useAction();
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [record, { isLoading }] = useRecordPrivacyRequestMutation();
  const [guest, setGuest] = useState<PickedGuest>();
  const [isMissing, setIsMissing] = useState(false);
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const [channel, setChannel] = useState<(typeof staffChannels)[number]>('phone');
  const [details, setDetails] = useState('');
  const [identity, setIdentity] = useState('');
  const note = identity.trim();
  const isShort = note.length > 0 && note.length < 3;

  const submit = async () => {
    if (guest?.kind !== 'known') {
      setIsMissing(true);
      picker.current?.focus();
      return;
    }
    if (isShort) return;
    await run(
      async () => {
        const { data } = await record({
          privacyRequestInput: {
            ...{ customerId: guest._id, kind, channel },
            ...(details.trim() && { details: details.trim() }),
            ...(note && { identityNote: note }),
          },
        }).unwrap();
        onClose();
        await navigate(paths.privacyRequest(data._id));
      },
      { failed: t('requests.record.failed'), done: t('requests.record.done') },
    );
  };

  return (
    <FormDialog
      title={t('requests.record.open')}
      isDirty={guest !== undefined || details !== '' || identity !== ''}
      isSaving={isLoading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <GuestPicker
        guest={guest}
        onChange={(picked) => {
          setGuest(picked);
          setIsMissing(false);
        }}
        error={isMissing ? t('requests.record.guestNeeded') : undefined}
        inputRef={picker}
        onWaiting={() => undefined}
        readOnly={isLoading}
        autoFocus
      />
      <SelectInput
        label={t('requests.kind')}
        value={kind}
        onChange={({ target }) =>
          setKind(privacyRequestKinds.find((one) => one === target.value) ?? kind)
        }
      >
        {privacyRequestKinds.map((one) => (
          <option key={one} value={one}>
            {names.kind(one)}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={t('requests.record.channel')}
        value={channel}
        onChange={({ target }) =>
          setChannel(staffChannels.find((one) => one === target.value) ?? channel)
        }
      >
        {staffChannels.map((one) => (
          <option key={one} value={one}>
            {names.channel(one)}
          </option>
        ))}
      </SelectInput>
      <TextField
        multiline
        minRows={2}
        label={t('requests.record.details')}
        value={details}
        onChange={({ target }) => setDetails(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST_WORDS } }}
      />
      <TextField
        label={t('requests.record.identity')}
        value={identity}
        error={isShort}
        helperText={isShort ? t('requests.do.tooShort') : t('requests.record.identityHint')}
        onChange={({ target }) => setIdentity(target.value)}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
