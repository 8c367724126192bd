import {
  useGetCustomerQuery,
  useListMessageTemplatesQuery,
  useSendCustomerMessageMutation,
  useSendCustomerTemplateMutation,
} from '@atrium/api-client/admin';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useGuardedClose } from '../../../../shared/editing/use-guarded-close';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { textsFor } from '../lib/own-texts';
import { TemplatePreview } from './template-preview';

interface Props {
  guestId: string;
  onClose: () => void;
}

/** A template or free text; neither a click outside nor Escape discards it. */
export function SendMessageDialog({ guestId, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const id = useId();
  const [send] = useSendCustomerMessageMutation();
  const [sendTemplate] = useSendCustomerTemplateMutation();
  const { vendor } = useMe();
  const guest = useGetCustomerQuery({ id: guestId });
  const templates = useListMessageTemplatesQuery();
  const [chosen, setChosen] = useState('');
  const language = guest.data?.data.languageCode ?? vendor.languageCode;
  const texts = textsFor(templates.data?.data ?? [], [language, vendor.languageCode]);
  const template = texts.find(({ _id }) => _id === chosen);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { subject: '', text: '' },
  });
  const guardedClose = useGuardedClose(formState.isDirty, onClose);
  const { ref: subjectRef, ...subject } = register('subject');
  const { ref: textRef, ...text } = register('text');

  const submit = handleSubmit(async (sendMessageInput) => {
    setFailure(undefined);
    try {
      await (template
        ? sendTemplate({ id: guestId, sendTemplateInput: { template: template._id } })
        : send({ id: guestId, sendMessageInput })
      ).unwrap();
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('messages.sendFailed')));
    }
  });

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={guardedClose}>
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{t('messages.write')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {failure && <Alert severity="error">{failure}</Alert>}
            {texts.length > 0 && (
              <SelectInput
                label={t('messageTemplates.label')}
                value={template?._id ?? ''}
                onChange={(event) => setChosen(event.target.value)}
              >
                <option value="">{t('messageTemplates.own')}</option>
                {texts.map(({ _id, name, language: code }) => (
                  <option key={_id} value={_id}>
                    {t('messageTemplates.option', {
                      name,
                      language: languageInfo[toLanguage(code) ?? 'en'].nativeName,
                    })}
                  </option>
                ))}
              </SelectInput>
            )}
            {template ? (
              <TemplatePreview guestId={guestId} template={template} language={language} />
            ) : (
              <>
                <TextInput
                  {...subject}
                  inputRef={subjectRef}
                  required
                  autoFocus
                  label={t('messages.subject')}
                  slotProps={{ htmlInput: { maxLength: 150 } }}
                />
                <TextInput
                  {...text}
                  inputRef={textRef}
                  required
                  multiline
                  minRows={6}
                  label={t('messages.text')}
                  slotProps={{ htmlInput: { maxLength: 5000 } }}
                />
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('actions.cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {t('actions.send', { ns: 'common' })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
