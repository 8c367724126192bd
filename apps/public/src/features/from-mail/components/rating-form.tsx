import { isApiError } from '@atrium/api-client/api-error';
import { type RatingOutput, useRateBookingMutation } from '@atrium/api-client/public';
import { formatDate } from '@atrium/i18n/format';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from './outcome';
import { StarField } from './star-field';

interface Props {
  venue: { name: string };
  link: { bookingId: string; vendor: string; signature: string };
  asked: RatingOutput;
  /** Initial rating; 0 for none. */
  rating: number;
  door: { href: string; label: string };
}

/** Characters that the API takes. */
const LONGEST_COMMENT = 2_000;

/** Stars, a few words, and the one click that counts. */
export function RatingForm({ venue, link, asked, rating, door }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const [stars, setStars] = useState(rating);
  const [comment, setComment] = useState(asked.comment ?? '');
  const [done, setDone] = useState(false);
  const [rate, { error, isLoading }] = useRateBookingMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { bookingId: id, vendor, signature } = link;
    const answer = await rate({
      ratingInput: { id, vendor, signature, rating: stars, comment: comment.trim() },
    });
    if (!answer.error) setDone(true);
  };

  if (done) {
    return (
      <Outcome
        takesFocus
        title={t('rating.thanks')}
        text={t('rating.thanksText', { vendor: venue.name, rating: stars })}
        door={door}
      >
        <Button onClick={() => setDone(false)}>{t('rating.again')}</Button>
      </Outcome>
    );
  }
  return (
    <Box component="form" onSubmit={send}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t('rating.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('rating.about', {
          service: asked.service,
          date: formatDate(language, asked.date, 'full'),
        })}
      </Typography>
      <StarField value={stars} onChange={setStars} />
      <TextInput
        multiline
        minRows={4}
        label={t('rating.comment')}
        helperText={t('rating.commentHint', { vendor: venue.name })}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_COMMENT } }}
        sx={{ mt: 4 }}
      />
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {(isApiError(error) && error.message) || t('rating.failed')}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={stars === 0}
        loading={isLoading}
        sx={{ mt: 3, minWidth: { xs: '100%', sm: 220 } }}
      >
        {t(asked.rating ? 'rating.change' : 'rating.send')}
      </Button>
    </Box>
  );
}
