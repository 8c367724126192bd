import type { PrivacyRequestOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import {
  isUnderWay,
  keptAfterErasure,
  privacyRequestStates,
} from '@atrium/rules/guests/privacy-request';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { BackLink } from '../../../../shared/ui/back-link';
import { Facts } from '../../../../shared/ui/facts';
import { PageHeader } from '../../../../shared/ui/page-header';
import { DueText } from './due-text';
import { RequestActions } from './request-actions';
import { useRequestNames } from './request-names';

interface Props {
  request: PrivacyRequestOutput;
}

/** All that is known of a request, and what can be done. */
export function RequestView({ request }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const names = useRequestNames();
  const { vendor, level } = useMe();
  const at = (instant: string | undefined) =>
    instant && formatInstant(language, instant, vendor.timezone);
  const by = (name: string | undefined, instant: string | undefined) =>
    [at(instant), name].filter(Boolean).join(', ');
  const state = privacyRequestStates.find((one) => one === request.state);
  const isOpen = state !== undefined && isUnderWay(state);
  const kept = keptAfterErasure
    .filter((one) => request.kept?.includes(one))
    .map((one) => t(`requests.one.keptKinds.${one}`));

  return (
    <>
      <BackLink to={paths.privacy} label={t('requests.one.back')} />
      <PageHeader
        title={names.kind(request.kind)}
        subtitle={names.state(request.state)}
        actions={<RequestActions request={request} />}
      />
      <Stack spacing={2}>
        {isOpen && request.isEternal && <Alert severity="info">{t('requests.one.eternal')}</Alert>}
        {request.guestName !== undefined && !request.hasEmail && (
          <Alert severity="info">{t('requests.one.noEmail')}</Alert>
        )}
        {isOpen && !may(level, 'privacy.manage') && (
          <Alert severity="info">{t('requests.one.ownersDecide')}</Alert>
        )}
        <Card sx={{ p: 2.5 }}>
          <Facts
            facts={[
              [
                t('requests.guest'),
                request.guestName === undefined ? (
                  t('requests.erased')
                ) : (
                  <Link component={RouterLink} to={paths.guest(request._customer)}>
                    {request.guestName}
                  </Link>
                ),
              ],
              [t('requests.due'), <DueText key="due" {...request} />],
              [t('requests.one.number'), request.reference],
              [t('requests.received'), by(request.receivedBy, request.receivedAt)],
              [t('requests.record.channel'), names.channel(request.channel)],
              [t('requests.one.identity'), <Identity key="identity" request={request} />],
              [t('requests.record.details'), request.details],
              [t('requests.one.extended'), request.extensionReason],
              [t('requests.one.closed'), by(request.closedBy, request.closedAt)],
              [t('requests.one.answer'), request.answer],
              [t('requests.one.archiveUntil'), at(request.archiveUntil)],
              [t('requests.one.lifted'), by(request.liftedBy, request.liftedAt)],
              [t('requests.do.reason'), request.liftReason],
            ]}
          />
        </Card>
        {kept.length > 0 && (
          <Alert severity="info" icon={false}>
            <strong>{t('requests.one.kept')}</strong>
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {kept.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Alert>
        )}
      </Stack>
    </>
  );
}

function Identity({ request }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const { vendor } = useMe();
  const { identifiedHow, identifiedBy = '', identityNote = '', linkUntil } = request;
  switch (identifiedHow) {
    case 'account':
      return t('requests.one.identities.account');
    case 'mailLink':
      return t('requests.one.identities.mailLink');
    case 'staff':
      return t('requests.one.identities.staff', { name: identifiedBy, note: identityNote });
    default:
      return linkUntil
        ? t('requests.one.linkUntil', { date: formatInstant(language, linkUntil, vendor.timezone) })
        : t('requests.one.identities.none');
  }
}
