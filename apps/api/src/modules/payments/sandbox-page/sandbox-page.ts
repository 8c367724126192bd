import { formatMoney } from '@atrium/i18n/format';
import { languageInfo, languages } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { escapeHtml } from '../../../common/html/escape-html';
import type { CardManner, SandboxPayment } from '../provider/sandbox/sandbox-payment.schema';
import type { NoticeManner, SandboxAct } from './sandbox-acts';

/** Which step of paying is shown. */
export type SandboxStep = 'choose' | 'confirm' | 'declined';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f4f2,#16181b);color:light-dark(#1f2328,#e6e8ea)}
main{max-width:30rem;margin:0 auto;padding:24px 16px 48px}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 4px}h2{font-size:1rem;margin:32px 0 8px}
.notice{margin:0 0 24px;padding:12px 16px;border-radius:8px;background:light-dark(#fff3d6,#4a3a10);color:light-dark(#5c3b00,#ffe4a8)}
.amount{font-size:2rem;font-weight:600;margin:16px 0 0}
.declined{color:light-dark(#b3261e,#ffb4ab);font-weight:600}
form{display:grid;gap:8px}
button{font:inherit;min-height:48px;padding:8px 16px;border-radius:8px;border:1px solid light-dark(#57606a,#8b949e);background:transparent;color:inherit;cursor:pointer}
button.main{background:light-dark(#0b57d0,#a8c7fa);border-color:transparent;color:light-dark(#fff,#062e6f);font-weight:600}
button:focus-visible{outline:3px solid light-dark(#0b57d0,#a8c7fa);outline-offset:2px}`;

/** The sandbox's page: a form whose buttons are what a guest, or the provider, can do. It runs no script. */
export function sandboxPage(payment: SandboxPayment, base: string, step: SandboxStep): string {
  const { amount, currency, description, consent } = payment;
  const language = languages.find((one) => one === payment.language) ?? 'en';
  const t = messageTexts(language);
  const { locale } = languageInfo[language];
  const sum = formatMoney(language, amount, currency);
  const button = (label: string, action: string, isMain = false): string =>
    `<button${isMain ? ' class="main"' : ''} formaction="${escapeHtml(`${base}/${action}`)}">${escapeHtml(label)}</button>`;
  const act = (label: string, to: SandboxAct, manner: NoticeManner = 'now', isMain = false) =>
    button(label, `${to}?notice=${manner}`, isMain);
  const later = (label: string, card: CardManner) => button(label, `pay?card=${card}`);
  const payLabel = amount === 0 ? t('sandbox.giveCard') : t('sandbox.pay', { sum });
  const leave = act(t('sandbox.leave'), 'leave');
  const decline = act(t('sandbox.decline'), 'decline');

  const buttons =
    step === 'confirm'
      ? [act(t('sandbox.confirm'), 'pay', 'now', true), decline, leave]
      : [
          act(payLabel, 'pay', 'now', true),
          button(t(amount === 0 ? 'sandbox.giveWithSecure' : 'sandbox.askToConfirm'), 'confirm'),
          decline,
          leave,
        ];
  const misbehaviours = [
    act(t('sandbox.notices.late'), 'pay', 'late'),
    act(t('sandbox.notices.twice'), 'pay', 'twice'),
    act(t('sandbox.notices.outOfOrder'), 'pay', 'outOfOrder'),
    act(t('sandbox.notices.never'), 'pay', 'never'),
    act(t('sandbox.silence'), 'payInSilence'),
  ];
  const declined = `<p class="declined" role="alert">${escapeHtml(t('sandbox.declined'))}</p>`;
  const confirm = `<p>${escapeHtml(t('sandbox.confirmText'))}</p>`;
  const cards = [
    later(t('sandbox.cards.declines'), 'declines'),
    later(t('sandbox.cards.needsGuest'), 'needsGuest'),
    later(t('sandbox.cards.isSilent'), 'isSilent'),
  ];
  const saved = `<h2>${escapeHtml(t('sandbox.later'))}</h2>
<form method="post">${cards.join('\n')}</form>`;
  const agreed = consent ? `<p>${escapeHtml(consent)}</p>` : '';
  const rest = `<h2>${escapeHtml(t('sandbox.misbehave'))}</h2>
<form method="post">${misbehaviours.join('\n')}</form>`;
  return page({
    locale,
    title: t('sandbox.title'),
    body: `<p class="notice">${escapeHtml(t('sandbox.notice'))}</p>
<h1>${escapeHtml(description)}</h1>
${amount === 0 ? '' : `<p class="amount">${escapeHtml(sum)}</p>`}
${agreed}
${step === 'declined' ? declined : ''}${step === 'confirm' ? confirm : ''}
<form method="post">${buttons.join('\n')}</form>
${step !== 'confirm' && consent ? saved : ''}
${step === 'confirm' ? '' : rest}`,
  });
}

/** Instead of it, once nothing can be paid any more. */
export function closedSandboxPage({ language: code, returnUrl = '/' }: SandboxPayment): string {
  const language = languages.find((one) => one === code) ?? 'en';
  const t = messageTexts(language);
  return page({
    locale: languageInfo[language].locale,
    title: t('sandbox.title'),
    body: `<p class="notice">${escapeHtml(t('sandbox.notice'))}</p>
<h1>${escapeHtml(t('sandbox.closed'))}</h1>
<p><a href="${escapeHtml(returnUrl)}">${escapeHtml(t('sandbox.back'))}</a></p>`,
  });
}

const page = ({
  locale,
  title,
  body,
}: {
  locale: string;
  title: string;
  body: string;
}) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
