import { type GuestFoundOutput, useAddOptOutMutation } from '@atrium/api-client/admin';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from '../../../shared/forms/request-dialog';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { type Channel, channels } from '../lib/channels';
import { GuestField } from './guest-field';

interface Props {
  onClose: () => void;
}

/** Both channels are selected by default: whoever calls has had enough. */
export function AddOptOutDialog({ onClose }: Props) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [add, { isLoading }] = useAddOptOutMutation();
  const [guest, setGuest] = useState<GuestFoundOutput>();
  const [refused, setRefused] = useState<readonly Channel[]>(channels);
  const [failure, setFailure] = useState<string>();

  const submit = async () => {
    if (!guest) return;
    setFailure(undefined);
    try {
      for (const channel of refused) {
        await add({ optOutInput: { customerId: guest._id, channel } }).unwrap();
      }
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('optOut.addFailed')));
    }
  };

  return (
    <RequestDialog
      title={t('optOut.add')}
      failure={failure}
      isDirty={guest !== undefined}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          loading={isLoading}
          disabled={!guest || refused.length === 0}
        >
          {t('optOut.add')}
        </Button>
      }
    >
      <GuestField value={guest} onChange={setGuest} />
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('optOut.channels')}</FormLabel>
        {channels.map((channel) => (
          <FormControlLabel
            key={channel}
            label={t(`optOut.channel.${channel}`)}
            control={
              <Checkbox
                checked={refused.includes(channel)}
                onChange={(_, checked) =>
                  setRefused(
                    channels.filter((known) =>
                      known === channel ? checked : refused.includes(known),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormControl>
    </RequestDialog>
  );
}
