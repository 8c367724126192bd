import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ConfirmProvider } from '../feedback/confirm-provider';
import { ToastProvider } from '../feedback/toast-provider';
import { AppThemeProvider } from './app-theme-provider';

interface Props {
  i18n: I18n;
  isEmbedded?: boolean;
  children: ReactNode;
}

/** Language, theme, messages and questions: what the parts of this package need above them. */
export function UiProviders({ i18n, isEmbedded = false, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <AppThemeProvider keepsMode={!isEmbedded}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </AppThemeProvider>
    </I18nextProvider>
  );
}
