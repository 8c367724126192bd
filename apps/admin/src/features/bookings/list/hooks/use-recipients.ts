import { type RecipientsOutput, useCheckRecipientsMutation } from '@atrium/api-client/admin';
import { useEffect, useState } from 'react';

/** Whom a message to these guests would reach. @param customers ids */
export function useRecipients(customers: readonly string[], marketing: boolean) {
  const [check] = useCheckRecipientsMutation();
  const [answer, setAnswer] = useState<{ marketing: boolean; recipients?: RecipientsOutput }>();
  const ids = customers.join();

  useEffect(() => {
    let isWanted = true;
    check({ recipientsInput: { customers: ids.split(','), marketing } })
      .unwrap()
      .then(({ data }) => isWanted && setAnswer({ marketing, recipients: data }))
      .catch(() => isWanted && setAnswer({ marketing }));
    return () => {
      isWanted = false;
    };
  }, [check, ids, marketing]);

  const isKnown = answer?.marketing === marketing;
  return {
    /** Undefined until it is known. */
    recipients: isKnown ? answer.recipients : undefined,
    isChecking: !isKnown,
  };
}
