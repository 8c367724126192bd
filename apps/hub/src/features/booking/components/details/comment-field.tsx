import { TextInput } from '@atrium/ui/components/fields/text-input';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../../shared/booking/booking-draft';

interface Props {
  comment: string;
  onChange: (comment: string) => void;
}

/** The guest's comment, if the activity asks for one. */
export function CommentField({ comment, onChange }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h3">
        {t('booking.steps.comments')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('booking.comments.intro')}
      </Typography>
      <TextInput
        multiline
        minRows={3}
        label={`${t('newActivity.comment.label')} (${t('fields.optional', { ns: 'common' })})`}
        placeholder={t('newActivity.comment.placeholder')}
        value={comment}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_COMMENT_LENGTH } }}
      />
    </Card>
  );
}
