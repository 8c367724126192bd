import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { AccountLayout } from '../features/account/components/account-layout';
import { AccountLink } from '../features/account/components/account-link';
import { LinkVendorGate } from '../features/vendor/components/link-vendor-gate';
import { useVendor } from '../shared/hooks/use-vendor';

interface Props {
  title: string;
  intro?: string;
  /** Shown if the link is incomplete. */
  incomplete: string;
  /** The form; nothing when the link was cut off. */
  children: ReactNode;
}

function LinkLayout({ title, intro, incomplete, children }: Props) {
  const { t } = useTranslation('account');
  const { name, paths } = useVendor();
  return (
    <AccountLayout
      title={title}
      intro={intro}
      footer={
        <AccountLink component={RouterLink} to={paths.login}>
          {t('guestReset.toPortal', { vendor: name })}
        </AccountLink>
      }
    >
      {children || <Alert severity="error">{incomplete}</Alert>}
    </AccountLayout>
  );
}

/** A page that a link in a message leads to: one form, and the way to the venue's portal. */
export function LinkPage(props: Props) {
  return (
    <LinkVendorGate title={props.title} incomplete={props.incomplete}>
      <LinkLayout {...props} />
    </LinkVendorGate>
  );
}
