import type { ReadIntakeOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { isStandard } from '@atrium/rules/spa/intake';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

/** What one guest answered, and what they agreed to. */
export function GuestAnswers({ intake }: { intake: ReadIntakeOutput }) {
  const { t } = useTranslation('intake');
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const { answers, answeredAt, consent } = intake;
  const said = (answer: string) => {
    if (answer === 'yes') return t('yes');
    return answer === 'no' ? t('no') : answer || t('nothing');
  };

  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {answers.map(({ question, text, answer }) => (
          <Box key={question}>
            <Typography
              component="dt"
              variant="body2"
              sx={{ fontWeight: 600, color: 'text.secondary' }}
            >
              {text ?? (isStandard(question) ? t(`questions.${question}`) : '')}
            </Typography>
            <Typography
              component="dd"
              sx={{
                ...{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
                color: answer ? 'text.primary' : 'text.secondary',
              }}
            >
              {said(answer)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('agreed', { date: formatInstant(language, answeredAt, timezone) })}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}
      >
        {consent}
      </Typography>
    </>
  );
}
