import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { NewPasswordForm } from '../../../features/account/components/new-password-form';
import { PasswordChanged } from '../../../features/account/components/password-changed';
import { LinkPage } from '../../link-page';

/** `/activate/{id}?code=`: a guest created by staff chooses a first password. */
export function Component() {
  const { t } = useTranslation('account');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const code = query.get('code');

  return (
    <LinkPage
      title={t('activate.title')}
      intro={t('activate.intro')}
      incomplete={t('activate.incompleteLink')}
    >
      {code && (
        <NewPasswordForm
          id={id}
          code={code}
          submitLabel={t('activate.submit')}
          done={<PasswordChanged text={t('activate.success')} />}
        />
      )}
    </LinkPage>
  );
}
