import { isApiError } from '@atrium/api-client/api-error';
import { type GuestIntakeOutput, useGetIntakeFormQuery } from '@atrium/api-client/hub/spa';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { GuestChoice } from './guest-choice';
import { IntakeForm } from './intake-form';
import { IntakeOutcome } from './intake-outcome';

interface Props {
  /** The last part of the link. */
  token: string;
  /** On a device of the venue, which the guest hands back. */
  isAtDesk: boolean;
}

/** What a guest is asked before their treatment, without signing in. */
export function IntakePage({ token, isAtDesk }: Props) {
  const { t } = useTranslation('intakeForm');
  const { name, slug } = useVendor();
  const link = { vendor: slug, token };
  const { data, error, refetch } = useGetIntakeFormQuery(link, { refetchOnMountOrArgChange: true });
  usePageTitle(t('title'), name);

  if (isApiError(error) && error.status === 403) {
    return <IntakeOutcome title={t('invalid')} text={t('invalidText', { venue: name })} />;
  }
  if (error && !data) return <ErrorState message={t('loadFailed')} onRetry={refetch} />;
  if (!data) return <FormSkeleton />;
  const form = data.data;
  if (!form.open) return <IntakeOutcome title={t('closed')} text={t('closedText')} />;
  return <OpenIntake form={form} link={link} isAtDesk={isAtDesk} onSent={refetch} />;
}

interface OpenProps {
  form: GuestIntakeOutput;
  link: { vendor: string; token: string };
  isAtDesk: boolean;
  onSent: () => void;
}

function OpenIntake({ form, link, isAtDesk, onSent }: OpenProps) {
  const { t } = useTranslation('intakeForm');
  const language = useLanguage();
  const { name } = useVendor();
  const { guests, answered, treatment, date, start } = form;
  const waiting = Array.from({ length: guests }, (_, index) => index + 1).find(
    (guest) => !answered.includes(guest),
  );
  const [guest, setGuest] = useState(waiting ?? 1);
  const [sent, setSent] = useState(false);

  if (sent) {
    const text = t('thanksText', { venue: name, treatment });
    return (
      <IntakeOutcome takesFocus title={t('thanks')} text={isAtDesk ? t('handBack') : text}>
        {waiting !== undefined && (
          <Button
            variant="contained"
            onClick={() => {
              setGuest(waiting);
              setSent(false);
            }}
            sx={{ mr: 2 }}
          >
            {t('nextGuest')}
          </Button>
        )}
        <Button onClick={() => setSent(false)}>{t('again')}</Button>
        {isAtDesk && (
          <Button href={`/dinside/${link.vendor}`} color="inherit">
            {t('staff')}
          </Button>
        )}
      </IntakeOutcome>
    );
  }
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('about', {
          treatment,
          date: formatDate(language, date, 'full'),
          time: formatTime(start),
        })}
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {t('private', { venue: name })}
      </Typography>
      {guests > 1 && (
        <GuestChoice guests={guests} answered={answered} value={guest} onChange={setGuest} />
      )}
      <IntakeForm
        key={guest}
        form={form}
        link={link}
        guest={guest}
        onSent={() => {
          setSent(true);
          onSent();
        }}
      />
    </>
  );
}
