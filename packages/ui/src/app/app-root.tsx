import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { Provider, type ProviderProps } from 'react-redux';
import { UiProviders } from '../components/frame/ui-providers';

interface Props extends Pick<ProviderProps, 'store'> {
  i18n: I18n;
  /** In the page of another site, which decides on light or dark: what the visitor chose here is neither asked nor kept. */
  isEmbedded?: boolean;
  children: ReactNode;
}

/** Everything that the pages of an app expect above them except the router. */
export function AppRoot({ store, i18n, isEmbedded = false, children }: Props) {
  return (
    <Provider store={store}>
      <UiProviders i18n={i18n} isEmbedded={isEmbedded}>
        {children}
      </UiProviders>
    </Provider>
  );
}
