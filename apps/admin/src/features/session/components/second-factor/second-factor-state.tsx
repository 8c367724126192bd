import type { SecondFactorOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export type SecondFactorAction = 'setUp' | 'newCodes' | 'turnOff';

interface Props {
  state: SecondFactorOutput;
  /** IANA time zone in which times are shown. */
  timezone: string;
  onChoose: (action: SecondFactorAction) => void;
}

/** Whether two-step login is on, and what can be done about it. */
export function SecondFactorState({ state, timezone, onChoose }: Props) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const { since, passkeys, recoveryCodesLeft, isRequired } = state;
  if (!since && passkeys === 0) {
    return (
      <>
        <Typography sx={{ color: 'text.secondary' }}>{t('secondFactor.off')}</Typography>
        <Button variant="contained" sx={{ mt: 2 }} onClick={() => onChoose('setUp')}>
          {t('secondFactor.setUp')}
        </Button>
      </>
    );
  }
  const facts = [
    ...(since ? [t('secondFactor.on', { date: formatInstant(language, since, timezone) })] : []),
    t('secondFactor.codesLeft', { count: recoveryCodesLeft }),
    ...(isRequired ? [t('secondFactor.required')] : []),
  ];
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{facts.join(' ')}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ mt: 2, gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onChoose('setUp')}>
          {since ? t('secondFactor.replace') : t('secondFactor.setUp')}
        </Button>
        <Button variant="outlined" onClick={() => onChoose('newCodes')}>
          {t('secondFactor.newCodes')}
        </Button>
        {!isRequired && (
          <Button variant="outlined" color="error" onClick={() => onChoose('turnOff')}>
            {t('secondFactor.turnOff')}
          </Button>
        )}
      </Stack>
    </>
  );
}
