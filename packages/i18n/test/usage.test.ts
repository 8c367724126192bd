import { findProblems, type Problems } from './find-problems';
import { scanSource } from './scan-usage';
import { dynamicKeys } from './usage-rules';

describe('the sources of the product', () => {
  let problems: Problems;

  beforeAll(async () => {
    problems = await findProblems();
    if (problems.waiting.length > 0) {
      console.warn(
        `Unused keys are not judged yet, code is missing: ${problems.waiting.join(', ')}`,
      );
    }
  });

  it('ask for no text that is not there', () => {
    expect(problems.missing).toEqual([]);
  });

  it('put no key together without a rule that says why', () => {
    expect(problems.undeclared).toEqual([]);
  });

  it('still need every rule about keys that are put together', () => {
    expect(problems.staleRules).toEqual([]);
  });

  it('use every text', () => {
    expect(problems.unused.map(({ area, key }) => `${area}:${key}`)).toEqual([]);
  });
});

it('gives a reason for every kind of key that is put together', () => {
  expect(dynamicKeys.filter(({ reason }) => reason.length < 10)).toEqual([]);
});

describe('the scanner', () => {
  const found = (code: string) =>
    scanSource('a.tsx', code).calls.map(({ areas, key }) => `${areas.join('|')}:${key}`);

  it.each([
    ["const { t } = useTranslation('hub'); t('login.title');", ['hub:login.title']],
    [
      "const { t } = useTranslation(['hub', 'common']); t('common:actions.save');",
      ['common:actions.save'],
    ],
    ["const { t } = useTranslation(['hub', 'ui']); t('tabs.stays');", ['hub|ui:tabs.stays']],
    ["const { t: say } = useTranslation('ui'); say('toggle.on');", ['ui:toggle.on']],
    ["const [t] = useTranslation('ui'); t('toggle.on');", ['ui:toggle.on']],
    ["const { t } = useTranslation(); t('actions.save');", ['common:actions.save']],
    [
      "const { t } = useTranslation('hub', { keyPrefix: 'login' }); t('title');",
      ['hub:login.title'],
    ],
    ["const { t } = useTranslation('hub'); t(a ? 'x.y' : 'x.z');", ['hub:x.y', 'hub:x.z']],
    [`const { t } = useTranslation('admin'); t(\`level.\${level}\`);`, ['admin:level.*']],
    [
      "const { t } = useTranslation('hub'); { const { t } = useTranslation('ui'); t('a.b'); } t('c.d');",
      ['ui:a.b', 'hub:c.d'],
    ],
    ["function f(t: TFunction<'hub'>) { return t('login.title'); }", ['hub:login.title']],
    ["const f = (t: TFunction<['hub', 'ui']>) => t('a.b');", ['hub|ui:a.b']],
    ["i18n.t('errors:SLOT_FULL');", ['errors:SLOT_FULL']],
    ["messageTexts(language)('activation.subject');", ['messages:activation.subject']],
    [
      "const text = messageTexts(language); text('activation.subject');",
      ['messages:activation.subject'],
    ],
    ['<Trans i18nKey="hub:login.title" />;', ['hub:login.title']],
    ["split('not.a.key'); list.at('nor.this');", []],
  ])('reads %s', (code, expected) => {
    expect(found(code)).toEqual(expected);
  });

  it('keeps every constant, so that keys in a table are found', () => {
    expect([...scanSource('a.ts', "const tabs = [{ label: 'tabs.stays' }];").literals]).toEqual([
      'tabs.stays',
    ]);
  });
});
