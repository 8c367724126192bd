import { useRequestBookingLinkMutation } from '@atrium/api-client/public';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProof } from '../../../shared/proof/use-proof';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { Checking } from './checking';

interface Props {
  venue: { name: string; slug: string };
  /** Of the page, or of a part of one. */
  heading?: 'h1' | 'h2';
}

/** Mails the link to a booking to who knows its number and email; never says whether there is such a booking. */
export function LostLink({ venue, heading = 'h1' }: Props) {
  const { t } = useTranslation(['public', 'common']);
  const refusalText = useRefusalText();
  const [bookingId, setBookingId] = useState('');
  const [email, setEmail] = useState('');
  const { proved, isChecking } = useProof();
  const [request, { isLoading, isSuccess, error }] = useRequestBookingLinkMutation();
  usePageTitle(t('booking.lost'), venue.name);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lostLinkInput = { vendor: venue.slug, bookingId: bookingId.trim(), email: email.trim() };
    void proved((proof) => request({ lostLinkInput, ...proof }));
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant={heading === 'h1' ? 'h2' : 'h3'} component={heading}>
        {t('booking.lost')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('booking.lostText')}</Typography>
      <TextInput
        required
        label={t('booking.number')}
        value={bookingId}
        onChange={({ target }) => setBookingId(target.value)}
        slotProps={{ htmlInput: { maxLength: 24, autoCapitalize: 'characters' } }}
      />
      <TextInput
        required
        type="email"
        label={t('common:fields.email')}
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Box role="status">
        {isSuccess && <Alert severity="success">{t('booking.sent')}</Alert>}
        {error !== undefined && !isChecking && <Alert severity="error">{refusalText(error)}</Alert>}
      </Box>
      <Checking isChecking={isChecking} />
      <Button type="submit" variant="contained" size="large" loading={isLoading || isChecking}>
        {t('booking.send')}
      </Button>
    </Box>
  );
}
