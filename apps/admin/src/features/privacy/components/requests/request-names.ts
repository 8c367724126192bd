import {
  privacyRequestChannels,
  privacyRequestKinds,
  privacyRequestStates,
} from '@atrium/rules/guests/privacy-request';
import { useTranslation } from 'react-i18next';

/** What kinds, states and ways of requests are called. */
export function useRequestNames() {
  const { t } = useTranslation('privacy');
  return {
    kind: (kind: string) => {
      const known = privacyRequestKinds.find((one) => one === kind);
      return known ? t(`requests.kinds.${known}`) : kind;
    },
    state: (state: string) => {
      const known = privacyRequestStates.find((one) => one === state);
      return known ? t(`requests.states.${known}`) : state;
    },
    channel: (channel: string) => {
      const known = privacyRequestChannels.find((one) => one === channel);
      return known ? t(`requests.channels.${known}`) : channel;
    },
  };
}
