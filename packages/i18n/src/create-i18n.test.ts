/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { addAreas, adoptVendorLanguage, chooseLanguage, createI18n } from './create-i18n';
import type { Language } from './languages';
import { account } from './loaders/account';
import type { AreaLoader } from './loaders/area-loader';
import { common } from './loaders/common';
import { hub } from './loaders/hub';

const browserSpeaks = (...tags: string[]) => {
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(tags);
};

/** The loaders of an area, and which languages were fetched through them. */
function watched(area: AreaLoader) {
  const fetched: string[] = [];
  const loader = Object.fromEntries(
    Object.entries(area).map(([language, load]) => [
      language,
      () => {
        fetched.push(language);
        return load();
      },
    ]),
  ) as Record<Language, AreaLoader[Language]>;
  return { loader, fetched };
}

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  browserSpeaks('en');
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('speaks the language of the browser and fetches no other', async () => {
  browserSpeaks('nb-NO', 'en');
  const { loader, fetched } = watched(common);
  const i18n = await createI18n({ loaders: { common: loader } });
  expect(i18n.t('common:actions.save')).toBe('Lagre');
  expect(document.documentElement.lang).toBe('nb-NO');
  expect(fetched).toEqual(['no']);
});

it('takes plural forms and variables, and escapes nothing', async () => {
  const i18n = await createI18n({ loaders: { common, account }, language: 'sv' });
  expect(i18n.t('common:units.night', { count: 2 })).toBe('2 nätter');
  expect(i18n.t('account:login.welcome', { vendor: 'Fjord Hotel & Spa' })).toBe(
    'Välkommen till Fjord Hotel & Spa',
  );
});

it('fetches a language when it is chosen, once, and remembers it', async () => {
  const { loader, fetched } = watched(common);
  const i18n = await createI18n({ loaders: { common: loader } });
  await chooseLanguage(i18n, 'fr');
  expect(i18n.t('common:actions.save')).toBe('Enregistrer');
  expect(document.documentElement.lang).toBe('fr-FR');
  await chooseLanguage(i18n, 'en');
  await chooseLanguage(i18n, 'fr');
  expect(fetched).toEqual(['en', 'fr']);

  const later = await createI18n({ loaders: { common } });
  expect(later.language).toBe('fr');
});

it('keeps the language it shows when another cannot be fetched', async () => {
  const broken: AreaLoader = { ...common, de: () => Promise.reject(new Error('offline')) };
  const i18n = await createI18n({ loaders: { common: broken } });
  await expect(chooseLanguage(i18n, 'de')).rejects.toThrow('offline');
  expect(i18n.t('common:actions.save')).toBe('Save');
  expect(document.documentElement.lang).toBe('en-GB');
  expect((await createI18n({ loaders: { common } })).language).toBe('en');
});

it('does not start without its texts', async () => {
  const broken: AreaLoader = { ...common, en: () => Promise.reject(new Error('offline')) };
  await expect(createI18n({ loaders: { common: broken } })).rejects.toThrow('offline');
});

it('follows the last choice when an earlier one arrives late', async () => {
  let arrive = () => {};
  const slow: AreaLoader = {
    ...common,
    it: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return common.it();
    },
  };
  const i18n = await createI18n({ loaders: { common: slow } });
  const first = chooseLanguage(i18n, 'it');
  await chooseLanguage(i18n, 'es');
  arrive();
  await first;
  expect(i18n.language).toBe('es');
  expect((await createI18n({ loaders: { common } })).language).toBe('es');
});

it('lets a choice overrule the address that brought the visitor, also after a reload', async () => {
  window.history.replaceState({ idx: 3 }, '', '/overview?lang=no&tab=past#top');
  const i18n = await createI18n({ loaders: { common } });
  expect(i18n.language).toBe('no');
  await chooseLanguage(i18n, 'en');
  expect(window.location.href).toMatch(/\/overview\?tab=past#top$/);
  expect(window.history.state).toEqual({ idx: 3 });
  expect((await createI18n({ loaders: { common } })).language).toBe('en');
});

describe('the language of the venue', () => {
  it('is taken when the browser asks for none of ours', async () => {
    browserSpeaks('pt-BR');
    const i18n = await createI18n({ loaders: { common } });
    expect(i18n.language).toBe('en');
    await adoptVendorLanguage(i18n, 'no');
    expect(i18n.language).toBe('no');
  });

  it('does not overrule the browser, a choice or the address', async () => {
    browserSpeaks('de-DE');
    const byBrowser = await createI18n({ loaders: { common } });
    await adoptVendorLanguage(byBrowser, 'no');
    expect(byBrowser.language).toBe('de');

    await chooseLanguage(byBrowser, 'it');
    await adoptVendorLanguage(byBrowser, 'no');
    expect(byBrowser.language).toBe('it');

    window.history.replaceState(null, '', '/?lang=es');
    const byAddress = await createI18n({ loaders: { common }, vendorLanguage: 'no' });
    expect(byAddress.language).toBe('es');
  });
});

it('works where the browser forbids storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const i18n = await createI18n({ loaders: { common } });
  await chooseLanguage(i18n, 'sv');
  expect(i18n.t('common:actions.save')).toBe('Spara');
});

describe('areas that the first page does not need', () => {
  it('are fetched when they are asked for, and with every language from then on', async () => {
    const { loader, fetched } = watched(hub);
    const i18n = await createI18n({ loaders: { common, hub: loader }, first: ['common'] });
    await chooseLanguage(i18n, 'de');
    expect(fetched).toEqual([]);
    await addAreas(i18n, ['hub']);
    expect(i18n.t('hub:stays.title')).toBe('Aufenthalte');
    await chooseLanguage(i18n, 'fr');
    expect(fetched).toEqual(['de', 'fr']);
    await addAreas(i18n, ['hub']);
    expect(fetched).toEqual(['de', 'fr']);
  });

  it('are found by the copy of the instance that `useTranslation` hands out, too', async () => {
    const i18n = await createI18n({ loaders: { common, hub }, first: ['common'] });
    const copy: typeof i18n = Object.create(
      Object.getPrototypeOf(i18n),
      Object.getOwnPropertyDescriptors(i18n),
    );
    await addAreas(copy, ['hub']);
    await chooseLanguage(copy, 'de');
    expect(i18n.t('hub:stays.title')).toBe('Aufenthalte');
  });

  it('can be asked for again when they did not arrive', async () => {
    let broken = true;
    const unsteady: AreaLoader = {
      ...hub,
      en: () => (broken ? Promise.reject(new Error('offline')) : hub.en()),
    };
    const i18n = await createI18n({ loaders: { common, hub: unsteady }, first: ['common'] });
    await expect(addAreas(i18n, ['hub'])).rejects.toThrow('offline');
    broken = false;
    await addAreas(i18n, ['hub']);
    expect(i18n.t('hub:stays.title')).toBe('Stays');
  });
});
