import { createI18n } from '@atrium/i18n/create-i18n';
import { common } from '@atrium/i18n/loaders/common';
import { errors } from '@atrium/i18n/loaders/errors';
import { ui } from '@atrium/i18n/loaders/ui';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { useCodeText } from './use-code-text';
import { useProblemsResolver } from './use-problems-resolver';

const offline = () => Promise.reject(new Error('offline'));

/** An app that has not fetched the texts of errors yet. @param loader how it will */
async function appWith(loader = errors) {
  const i18n = await createI18n({
    loaders: { common, ui, errors: loader },
    first: ['common', 'ui'],
    language: 'en',
    modules: [initReactI18next],
  });
  return ({ children }: PropsWithChildren) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
}

function Forbidden() {
  const codeText = useCodeText();
  return <p>{codeText('FORBIDDEN')}</p>;
}

const check = async (wrapper: Awaited<ReturnType<typeof appWith>>) => {
  const { result } = renderHook(
    () => useProblemsResolver(() => [{ name: 'name', code: 'FIELD_INVALID' }]),
    { wrapper },
  );
  const options = { fields: {}, shouldUseNativeValidation: false };
  return act(async () => result.current({ name: '' }, undefined, options));
};

test('a text comes after the page that needs it', async () => {
  render(<Forbidden />, { wrapper: await appWith() });
  expect(screen.queryByText('FORBIDDEN')).not.toBeInTheDocument();
  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
});

test('a text that cannot be fetched is a general one, never a code', async () => {
  render(<Forbidden />, { wrapper: await appWith({ ...errors, en: offline }) });
  expect(await screen.findByText('Check your connection and try again.')).toBeVisible();
});

test('a form waits for the text of its first problem', async () => {
  const { errors: found } = await check(await appWith());
  expect(found).toMatchObject({ name: { type: 'FIELD_INVALID' } });
  expect(found).not.toMatchObject({ name: { message: 'FIELD_INVALID' } });
});

test('a form says something general where it cannot be fetched', async () => {
  const { errors: found } = await check(await appWith({ ...errors, en: offline }));
  expect(found).toMatchObject({ name: { message: 'Check your connection and try again.' } });
});
