import { useAskAboutOwnDataMutation } from '@atrium/api-client/hub';
import { type PrivacyRequestKind, privacyRequestKinds } from '@atrium/rules/guests/privacy-request';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

const MOST_WORDS = 2000;

/** What the guest wants, and a few words about it. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['hub', 'common']);
  const id = useId();
  const errorText = useErrorText();
  const showToast = useToast();
  const [ask, { isLoading }] = useAskAboutOwnDataMutation();
  const [kind, setKind] = useState<PrivacyRequestKind>('access');
  const [details, setDetails] = useState('');
  const [failure, setFailure] = useState<unknown>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(undefined);
    const words = details.trim();
    try {
      await ask({ ownPrivacyRequestInput: { kind, ...(words && { details: words }) } }).unwrap();
      showToast({ type: 'success', message: t('ownRequests.sent') });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{t('ownRequests.ask')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            {failure !== undefined && (
              <Alert severity="error">{errorText(failure) || t('ownRequests.failed')}</Alert>
            )}
            <SelectInput
              label={t('ownRequests.what')}
              value={kind}
              onChange={({ target }) =>
                setKind(privacyRequestKinds.find((one) => one === target.value) ?? kind)
              }
            >
              {privacyRequestKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`ownRequests.kinds.${one}`)}
                </option>
              ))}
            </SelectInput>
            <TextInput
              multiline
              minRows={3}
              label={t('ownRequests.details')}
              helperText={t('ownRequests.detailsHint')}
              value={details}
              onChange={({ target }) => setDetails(target.value)}
              slotProps={{ htmlInput: { maxLength: MOST_WORDS } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel', { ns: 'common' })}</Button>
          <Button type="submit" variant="contained" aria-disabled={isLoading}>
            {t('ownRequests.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
