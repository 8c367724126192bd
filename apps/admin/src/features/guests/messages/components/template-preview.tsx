import {
  type MessageTemplateOutput,
  usePreviewMessageTemplateMutation,
} from '@atrium/api-client/admin';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  guestId: string;
  template: MessageTemplateOutput;
  /** The guest's language. */
  language: string;
}

const nativeName = (code: string) => {
  const known = toLanguage(code);
  return known ? languageInfo[known].nativeName : code;
};

/** What the guest will read, with the placeholders filled in. */
export function TemplatePreview({ guestId, template, language }: Props) {
  const { t } = useTranslation('admin');
  const [ask, { data, isError }] = usePreviewMessageTemplateMutation();
  const { _id, version } = template;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is another when its id or version is
  useEffect(() => {
    const { subject, text } = template;
    const known = toLanguage(template.language) ?? 'en';
    void ask({
      messagePreviewInput: { kind: 'custom', language: known, subject, text, customerId: guestId },
    });
  }, [ask, _id, version, guestId]);

  if (isError) return <ErrorState title={t('messageTemplates.previewFailed')} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      {template.language !== language && (
        <Alert severity="warning">
          {t('messageTemplates.otherLanguage', { language: nativeName(language) })}
        </Alert>
      )}
      {template.marketing && <Alert severity="info">{t('messageTemplates.marketing')}</Alert>}
      <Box
        component="section"
        aria-label={t('messageTemplates.preview')}
        lang={template.language}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
      >
        <Typography sx={{ fontWeight: 600, mb: 1 }}>{data.data.subject}</Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {data.data.text}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('messageTemplates.ofGuest')}
      </Typography>
    </>
  );
}
