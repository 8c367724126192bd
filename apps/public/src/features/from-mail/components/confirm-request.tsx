import { isApiError } from '@atrium/api-client/api-error';
import { useConfirmPrivacyRequestMutation } from '@atrium/api-client/public';
import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { doors } from '../../../paths';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { Outcome } from './outcome';

interface Props {
  venue: { name: string; slug: string };
  /** What the link contains; empty if it is incomplete. */
  code: string;
}

/** Confirms by one click that it was the guest who asked: opening the page changes nothing. */
export function ConfirmRequest({ venue, code }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const refusalText = useRefusalText();
  const [confirm, { data, error, isLoading }] = useConfirmPrivacyRequestMutation();
  const vendor = venue.name;
  usePageTitle(t('privacy.confirm.title'), vendor);
  const door = { href: doors.hub(venue.slug), label: t('optOut.toVenue', { vendor }) };

  if (data) {
    const { reference, due } = data.data;
    const text = t('privacy.confirm.doneText', {
      reference,
      due: formatDate(language, due, 'full'),
    });
    return <Outcome takesFocus title={t('privacy.confirm.done')} text={text} door={door} />;
  }
  if (!code || (isApiError(error) && error.status === 403)) {
    return (
      <Outcome
        takesFocus={error !== undefined}
        title={t('privacy.confirm.invalid')}
        text={t('privacy.confirm.invalidText')}
        door={door}
      />
    );
  }
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t('privacy.confirm.title')}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        {t('privacy.confirm.text')}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {refusalText(error)}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        loading={isLoading}
        onClick={() => void confirm({ privacyCodeInput: { code } })}
        sx={{ minWidth: { xs: '100%', sm: 220 } }}
      >
        {t('privacy.confirm.button')}
      </Button>
    </>
  );
}
