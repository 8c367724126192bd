import {
  usePreviewMessageTemplateMutation,
  useSendTestMessageMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { formatDate } from '@atrium/i18n/format';
import { type Language, languageInfo } from '@atrium/i18n/languages';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { isShownByExample, type MessageKind } from '../../../../shared/settings/message-kinds';
import type { Subject } from './subject-field';

const SubjectField = lazy(async () => ({
  default: (await import('./subject-field')).SubjectField,
}));

interface Props {
  kind: MessageKind;
  language: Language;
  subject: string;
  text: string;
}

/** Milliseconds without typing before the preview is loaded. */
const TYPING_PAUSE = 400;

/** The message as it will be read, with a booking's values; it can be sent to oneself. */
export function MessagePreview({ kind, language, subject, text }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const showToast = useToast();
  const textOf = useErrorText();
  const { user } = useMe();
  const ownLanguage = useLanguage();
  const settled = useDebounced(JSON.stringify({ subject, text }), TYPING_PAUSE);
  const [ask, { data, error }] = usePreviewMessageTemplateMutation();
  const [sendTest, { isLoading }] = useSendTestMessageMutation();
  const [chosen, setChosen] = useState<Subject>();
  const bookingId = chosen && chosen !== 'invented' ? chosen._id : undefined;
  const example = chosen === 'invented';
  const isWhole = subject.trim() !== '' && text.trim() !== '';

  useEffect(() => {
    const words: { subject: string; text: string } = JSON.parse(settled);
    if (words.subject.trim() === '' || words.text.trim() === '') return;
    void ask({
      messagePreviewInput: {
        kind,
        language,
        ...words,
        ...(bookingId && { bookingId }),
        ...(example && { example }),
      },
    });
  }, [ask, kind, language, settled, bookingId, example]);
  const shown = data?.data.booking;

  const send = async () => {
    try {
      await sendTest({
        messagePreviewInput: {
          kind,
          language,
          subject,
          text,
          ...(shown ? { bookingId: shown._id } : { example: true }),
        },
      }).unwrap();
      showToast({
        type: 'success',
        title: t('dialog.success'),
        message: t('settings:templates.testSent', { email: user.email }),
      });
    } catch (cause) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(cause, t('messages.sendFailed')),
      });
    }
  };

  return (
    <Box component="section" aria-label={t('messageTemplates.preview')}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          {t('messageTemplates.preview')}
        </Typography>
        <Button size="small" disabled={!isWhole} loading={isLoading} onClick={send}>
          {t('settings:templates.test')}
        </Button>
      </Box>
      {!isShownByExample(kind) && (
        <Box sx={{ mb: 1.5 }}>
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <SubjectField value={chosen ?? shown} onChange={setChosen} />
          </Suspense>
        </Box>
      )}
      {isApiError(error) && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {error.message || t('messageTemplates.previewFailed')}
        </Alert>
      )}
      {!data && !error && isWhole && <Skeleton variant="rounded" height={200} />}
      {data && (
        <Box
          lang={languageInfo[language].locale}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 2,
            backgroundColor: 'background.paper',
          }}
        >
          <Typography sx={{ fontWeight: 600, mb: 1 }}>{data.data.subject}</Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {data.data.text}
          </Typography>
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {shown
          ? t('messageTemplates.ofBooking', {
              guest: shown.guest || t('guest.unnamed'),
              service: shown.service,
              date: formatDate(ownLanguage, shown.date, 'full'),
            })
          : t(
              chosen || isShownByExample(kind)
                ? 'messageTemplates.example'
                : 'messageTemplates.invent',
            )}
      </Typography>
    </Box>
  );
}
