import { isApiError } from '@atrium/api-client/api-error';
import { useOptOutByLinkMutation } from '@atrium/api-client/public';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { doors } from '../../../paths';
import { Outcome } from './outcome';

interface Props {
  venue: { _id: string; name: string; slug: string };
  /** What the link contains; undefined if it is incomplete. */
  link: { guest: string; channel: 'email' | 'sms'; signature: string } | undefined;
}

/** Where a guest stops advertising, by one click: opening the page changes nothing. */
export function OptOutPage({ venue, link }: Props) {
  const { t } = useTranslation('public');
  const [optOut, { error, isSuccess, isLoading }] = useOptOutByLinkMutation();
  const vendor = venue.name;
  const title = t(link?.channel === 'sms' ? 'optOut.titleSms' : 'optOut.title');
  usePageTitle(title, vendor);
  const door = { href: doors.hub(venue.slug), label: t('optOut.toVenue', { vendor }) };

  if (isSuccess) {
    const text = t('optOut.doneText', { vendor });
    return <Outcome takesFocus title={t('optOut.done')} text={text} door={door} />;
  }
  if (!link || (isApiError(error) && error.status === 403)) {
    return (
      <Outcome
        takesFocus={error !== undefined}
        title={t('optOut.invalid')}
        text={t('optOut.invalidText', { vendor })}
        door={door}
      />
    );
  }
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        {t('optOut.text', { vendor })}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {(isApiError(error) && error.message) || t('optOut.failed')}
        </Alert>
      )}
      <Button
        variant="contained"
        size="large"
        loading={isLoading}
        onClick={() => void optOut({ vendorId: venue._id, optOutByLinkInput: link })}
        sx={{ minWidth: { xs: '100%', sm: 220 } }}
      >
        {t('optOut.confirm')}
      </Button>
    </>
  );
}
