import { createI18n } from '@atrium/i18n/create-i18n';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { ui } from '@atrium/i18n/loaders/ui';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { AreaTexts } from './area-texts';

function Forbidden() {
  const { t } = useTranslation('errors');
  return <p>{t('FORBIDDEN')}</p>;
}

function TryAgain() {
  const { t } = useTranslation('ui');
  return <p>{t('errorState.text')}</p>;
}

test('each part waits for its own areas, whichever were asked for before', async () => {
  const i18n = await createI18n({
    loaders: { common, ui, errors },
    first: ['common'],
    language: 'en',
    modules: [initReactI18next],
  });
  const page = (withInner: boolean) => (
    <I18nextProvider i18n={i18n}>
      <Suspense fallback="loading">
        <AreaTexts areas={['errors']}>
          <Forbidden />
          {withInner && (
            <AreaTexts areas={['ui']}>
              <TryAgain />
            </AreaTexts>
          )}
        </AreaTexts>
      </Suspense>
    </I18nextProvider>
  );
  const { rerender } = await act(async () => render(page(false)));
  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();

  await act(async () => rerender(page(true)));
  expect(await screen.findByText('Check your connection and try again.')).toBeVisible();
});

test('what it knows how to fetch is known below it, also where its own texts are there', async () => {
  const i18n = await createI18n({
    loaders: { common },
    language: 'en',
    modules: [initReactI18next],
  });
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="loading">
          <AreaTexts areas={['common']} own={{ errors }}>
            <AreaTexts areas={['errors']}>
              <Forbidden />
            </AreaTexts>
          </AreaTexts>
        </Suspense>
      </I18nextProvider>,
    ),
  );
  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
});
