import { useSendGroupMessageMutation } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGuardedClose } from '../../../../shared/editing/use-guarded-close';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useRecipients } from '../hooks/use-recipients';
import { LeftOut } from './left-out';

interface Props {
  /** Ids of the guests, each once. */
  customers: string[];
  onClose: () => void;
}

/** One text to several guests, each in a mail of their own. Who is left out is said before it goes. */
export function GroupMessageDialog({ customers, onClose }: Props) {
  const { t } = useTranslation(['frontDesk', 'admin', 'common']);
  const id = useId();
  const showToast = useToast();
  const errorText = useErrorText();
  const [send] = useSendGroupMessageMutation();
  const [marketing, setMarketing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { recipients, isChecking } = useRecipients(customers, marketing);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { subject: '', text: '' },
  });
  const guardedClose = useGuardedClose(formState.isDirty, onClose);
  const { ref: subjectRef, ...subject } = register('subject');
  const { ref: textRef, ...text } = register('text');
  const reached = recipients?.reached ?? customers.length;

  const submit = handleSubmit(async (letter) => {
    setFailure(undefined);
    try {
      const input = { ...letter, customers, marketing };
      const { data } = await send({ groupMessageInput: input }).unwrap();
      showToast({
        type: 'success',
        title: t('admin:dialog.success'),
        message: t('groupMessage.sent', { count: data.reached }),
      });
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('groupMessage.failed')));
    }
  });

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={guardedClose}>
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>
          {t('groupMessage.title', { count: customers.length })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <TextInput
              {...subject}
              inputRef={subjectRef}
              required
              autoFocus
              label={t('admin:messages.subject')}
              slotProps={{ htmlInput: { maxLength: 150 } }}
            />
            <TextInput
              {...text}
              inputRef={textRef}
              required
              multiline
              minRows={6}
              label={t('admin:messages.text')}
              slotProps={{ htmlInput: { maxLength: 5000 } }}
            />
            <div>
              <ToggleSwitch
                label={t('groupMessage.marketing')}
                checked={marketing}
                onChange={setMarketing}
              />
              <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary' }}>
                {t('groupMessage.marketingHint')}
              </Typography>
            </div>
            <div role="status">
              {recipients && <LeftOut guests={recipients.leftOut} />}
              {!recipients && !isChecking && (
                <Alert severity="warning">{t('groupMessage.checkFailed')}</Alert>
              )}
            </div>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={formState.isSubmitting}
            disabled={isChecking || reached === 0}
          >
            {reached === 0 ? t('groupMessage.nobody') : t('groupMessage.send', { count: reached })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
