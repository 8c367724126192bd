import { signInLink } from '@atrium/i18n/loaders/sign-in-link';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { keepNextPage } from '../../../../shared/lib/next-page';
import { AskLinkForm } from './ask-link-form';
import { LinkSent } from './link-sent';
import { OpenLink } from './open-link';

const areas = ['signInLink', 'errors'] as const;
const own = { signInLink };

interface Props {
  /** Of the link that was opened; absent: it has not been asked for yet. */
  code: string | undefined;
  /** As typed before. */
  email: string;
  onPassword: () => void;
}

/** Logging in by a link in a mail: asking for it, opening it, or typing the code that it shows elsewhere. */
export function SignInLink(props: Props) {
  return (
    <AreaTexts areas={areas} own={own}>
      <Steps {...props} />
    </AreaTexts>
  );
}

function Steps({ code, email, onPassword }: Props) {
  const { t } = useTranslation('signInLink');
  const { paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();

  if (code !== undefined) {
    const askAgain = () => void navigate(keepNextPage(paths.login, search), { replace: true });
    return <OpenLink code={code} onAskAgain={askAgain} />;
  }
  return (
    <>
      {sentTo === undefined ? (
        <AskLinkForm email={email} onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} />
      )}
      <Button fullWidth onClick={onPassword} sx={{ mt: 1.5 }}>
        {t('withPassword')}
      </Button>
    </>
  );
}
