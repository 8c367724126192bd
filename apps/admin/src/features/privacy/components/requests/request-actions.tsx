import {
  type PrivacyRequestOutput,
  useAnswerPrivacyRequestMutation,
  useCheckPrivacyIdentityMutation,
  useExtendPrivacyRequestMutation,
  useLiftRestrictionMutation,
  useRefusePrivacyRequestMutation,
} from '@atrium/api-client/admin';
import { useLazyDownloadPrivacyReceiptQuery } from '@atrium/api-client/admin/downloads';
import { may } from '@atrium/rules/access/access-levels';
import {
  afterMove,
  privacyRequestKinds,
  privacyRequestStates,
} from '@atrium/rules/guests/privacy-request';
import { saveFile } from '@atrium/ui/lib/save-file';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';
import { WordsDialog } from './words-dialog';

type Step = 'check' | 'answer' | 'refuse' | 'extend' | 'lift';

/** What can be done about a request in its state, by whom. */
export function RequestActions({ request }: { request: PrivacyRequestOutput }) {
  const { t } = useTranslation('privacy');
  const { level } = useMe();
  const run = useAction();
  const [step, setStep] = useState<Step>();
  const [check, checking] = useCheckPrivacyIdentityMutation();
  const [answer, answering] = useAnswerPrivacyRequestMutation();
  const [refuse, refusing] = useRefusePrivacyRequestMutation();
  const [extend, extending] = useExtendPrivacyRequestMutation();
  const [lift, lifting] = useLiftRestrictionMutation();
  const [fetchReceipt, receipt] = useLazyDownloadPrivacyReceiptQuery();
  const { _id: id, reference } = request;
  const kind = privacyRequestKinds.find((one) => one === request.kind) ?? 'access';
  const state = privacyRequestStates.find((one) => one === request.state) ?? 'lapsed';
  const decides = may(level, 'privacy.manage');
  const isRestricting =
    kind === 'restriction' && state === 'answered' && !request.liftedAt && request.isRestricted;
  const isSaving = [checking, answering, refusing, extending, lifting].some(
    ({ isLoading }) => isLoading,
  );
  const texts = { failed: t('requests.do.failed'), done: t('requests.do.done') };

  const calls: Record<Step, (words: string) => Promise<unknown>> = {
    check: (note) => check({ id, privacyIdentityInput: { note } }).unwrap(),
    answer: (note) => answer({ id, privacyAnswerInput: note ? { note } : {} }).unwrap(),
    refuse: (reason) => refuse({ id, privacyReasonInput: { reason } }).unwrap(),
    extend: (reason) => extend({ id, privacyReasonInput: { reason } }).unwrap(),
    lift: (reason) => lift({ id, privacyReasonInput: { reason } }).unwrap(),
  };
  const titles: Record<Step, string> = {
    check: t('requests.do.check'),
    answer: t(`requests.do.answer.${kind}`),
    refuse: t('requests.do.refuse'),
    extend: t('requests.do.extend'),
    lift: t('requests.do.lift'),
  };
  const labels: Record<Step, string> = {
    check: t('requests.do.how'),
    answer: t('requests.do.note'),
    refuse: t('requests.do.reason'),
    extend: t('requests.do.reason'),
    lift: t('requests.do.reason'),
  };
  const submit = async (words: string) => {
    if (!step) return;
    const isDone = await run(() => calls[step](words), texts);
    if (isDone) setStep(undefined);
  };
  const sendLink = () =>
    void run(() => check({ id, privacyIdentityInput: {} }).unwrap(), {
      ...{ failed: texts.failed, done: t('requests.do.linkDone') },
    });
  const save = () =>
    void run(
      async () => {
        const content = await fetchReceipt(id).unwrap();
        saveFile({ name: `${reference}.html`, type: 'text/html', content });
      },
      { failed: t('requests.do.receiptFailed') },
    );
  const button = (which: Step, variant: 'contained' | 'outlined' = 'outlined') => (
    <Button size="small" variant={variant} onClick={() => setStep(which)}>
      {titles[which]}
    </Button>
  );

  return (
    <>
      <Button size="small" variant="outlined" loading={receipt.isFetching} onClick={save}>
        {t('requests.do.receipt')}
      </Button>
      {afterMove(state, 'identify') && button('check', 'contained')}
      {afterMove(state, 'identify') && request.hasEmail && (
        <Button size="small" variant="outlined" onClick={sendLink}>
          {t('requests.do.link')}
        </Button>
      )}
      {decides && afterMove(state, 'refuse') && button('refuse')}
      {decides && request.isExtendable && button('extend')}
      {decides && isRestricting && button('lift')}
      {decides && afterMove(state, 'answer') && button('answer', 'contained')}
      {step && (
        <WordsDialog
          key={step}
          title={titles[step]}
          {...(step === 'answer' && { hint: t(`requests.do.hint.${kind}`) })}
          {...(step !== 'answer' && step !== 'check' && { hint: t('requests.do.reasonHint') })}
          label={labels[step]}
          isRequired={step !== 'answer'}
          isSaving={isSaving}
          onSubmit={(words) => void submit(words)}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  );
}
