import { UiProviders } from '@atrium/ui/components/ui-providers';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './store';

interface Props {
  store: AppStore;
  i18n: I18n;
  children: ReactNode;
}

/** Everything the pages expect above them except the router. */
export function Providers({ store, i18n, children }: Props) {
  return (
    <Provider store={store}>
      <UiProviders i18n={i18n}>{children}</UiProviders>
    </Provider>
  );
}
