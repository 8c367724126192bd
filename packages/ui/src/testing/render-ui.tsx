import { createI18n, type Loaders } from '@atrium/i18n/create-i18n';
import type { Language } from '@atrium/i18n/languages';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { ui } from '@atrium/i18n/loaders/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { UiProviders } from '../components/frame/ui-providers';

interface Options {
  language?: Language;
  /** Of texts beyond those of this package. */
  loaders?: Loaders;
}

/** A part of a page with what it needs around it. */
export async function renderUi(element: ReactNode, { language = 'en', loaders }: Options = {}) {
  const i18n = await createI18n({
    loaders: { common, ui, errors, ...loaders },
    language,
    modules: [initReactI18next],
  });
  const view = render(element, {
    wrapper: ({ children }) => <UiProviders i18n={i18n}>{children}</UiProviders>,
  });
  return { ...view, i18n, user: userEvent.setup() };
}
