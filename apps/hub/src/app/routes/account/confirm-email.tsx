import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ConfirmEmailForm } from '../../../features/account/components/confirm-email-form';
import { LinkPage } from '../../link-page';

/** `/guest/confirmEmail?guestId=&code=`, reached from the mail to a guest's new address. */
export function Component() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const guestId = query.get('guestId');
  const code = query.get('code');

  return (
    <LinkPage
      title={t('confirmEmail.title')}
      intro={t('confirmEmail.intro')}
      incomplete={t('confirmEmail.incompleteLink')}
    >
      {guestId && code && <ConfirmEmailForm id={guestId} code={code} />}
    </LinkPage>
  );
}
