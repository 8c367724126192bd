import { endSession, renewSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { security } from '@atrium/i18n/loaders/security';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SignInLayout } from '../sign-in-layout';
import { SecondFactorSetup } from './second-factor-setup';

const areas = ['security', 'signIn'] as const;
const own = { security };

interface Props {
  venue: string;
}

/** All that staff see who must set up two-step login and have not. */
export function EnrolmentPage({ venue }: Props) {
  return (
    <AreaTexts areas={areas} own={own}>
      <Enrolment venue={venue} />
    </AreaTexts>
  );
}

function Enrolment({ venue }: Props) {
  const { t } = useTranslation(['security', 'common']);
  const dispatch = useAppDispatch();
  return (
    <SignInLayout
      title={t('secondFactor.enrolTitle')}
      venue={venue}
      intro={t('secondFactor.enrolText', { venue })}
    >
      {/* the session opens everything once it has been renewed */}
      <SecondFactorSetup onDone={() => dispatch(renewSession())} />
      <Button fullWidth sx={{ mt: 2 }} onClick={() => dispatch(endSession())}>
        {t('actions.logOut', { ns: 'common' })}
      </Button>
    </SignInLayout>
  );
}
