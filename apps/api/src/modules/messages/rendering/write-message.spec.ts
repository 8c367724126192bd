import { languages } from '@atrium/i18n/languages';
import { mailHtml } from './mail-html';
import type { MessageVendor, RenderOptions } from './message-content';
import { messageTemplates, type TemplateInput } from './message-vars';
import { writeMessage } from './write-message';

const vendor: MessageVendor = {
  name: 'Fjord & Fjell <Spa>',
  currency: 'NOK',
  timezone: 'Europe/Oslo',
  email: 'post@fjord.example',
  phone: '+4722334455',
};

const booking = {
  service: 'Sauna "by the sea"',
  date: '2026-07-04',
  start: 600,
  end: 690,
  participants: 3,
  numberOfChildren: 1,
  bookingId: 'A-1001',
  comment: '<script>alert(1)</script>\nTwo towels',
  addons: [{ name: 'Towel', quantity: 2 }],
  total: 45050,
  cancelUntil: new Date('2026-07-03T08:00:00Z'),
  link: 'https://book.example/activity-hub/fjord/overview?a=1&b=2',
};
const link = 'https://book.example/guest/resetPassword?guestId=1&code=abc-_9';

const inputs: Record<(typeof messageTemplates)[number], TemplateInput> = {
  passwordReset: { template: 'passwordReset', vars: { link } },
  passwordChanged: { template: 'passwordChanged', vars: { link } },
  emailChange: { template: 'emailChange', vars: { link } },
  emailChanged: { template: 'emailChanged', vars: { link } },
  signInLink: { template: 'signInLink', vars: { link } },
  newDevice: {
    template: 'newDevice',
    vars: {
      ...{ browser: 'Firefox <b>1</b>', system: 'Windows', ip: '192.0.2.17', link },
      at: new Date('2026-07-03T08:00:00Z'),
    },
  },
  secondFactorChanged: {
    template: 'secondFactorChanged',
    vars: {
      ...{ account: 'Mari <b>L</b> (mari@example.com)', change: 'reset', by: 'Ada', link },
      at: new Date('2026-07-03T08:00:00Z'),
    },
  },
  passkeyChanged: {
    template: 'passkeyChanged',
    vars: { change: 'added', name: 'Mari <b>L</b>', at: new Date('2026-07-03T08:00:00Z'), link },
  },
  activation: { template: 'activation', vars: { link } },
  welcome: { template: 'welcome', vars: { link } },
  staffInvitation: { template: 'staffInvitation', vars: { link, inviter: 'Ada <b>L</b>' } },
  staffPasswordReset: { template: 'staffPasswordReset', vars: { link } },
  bookingConfirmation: { template: 'bookingConfirmation', vars: booking },
  bookingChange: {
    template: 'bookingChange',
    vars: { ...booking, before: { date: '2026-07-01', start: 540 } },
  },
  bookingCancellation: { template: 'bookingCancellation', vars: booking },
  bookingReminder: {
    template: 'bookingReminder',
    vars: { ...booking, bring: 'Towel <b>', meetingPoint: 'Jetty', mapAddress: 'Kaien 1, Oslo' },
  },
  waitingListEntry: { template: 'waitingListEntry', vars: { ...booking, position: 2 } },
  waitingListPromotion: { template: 'waitingListPromotion', vars: booking },
  treatmentConfirmation: {
    template: 'treatmentConfirmation',
    vars: {
      ...{ treatment: 'Massage <i>& oil</i>', date: '2026-07-04', start: 600, end: 660, link },
      ...{ therapists: ['Anna', 'Berit'], guests: 2, comment: '<b>Soft</b>', total: 120_000 },
      addons: [{ name: 'Hot stones', quantity: 1 }],
      cancelUntil: new Date('2026-07-03T08:00:00Z'),
    },
  },
  treatmentFree: {
    template: 'treatmentFree',
    vars: {
      treatment: 'Massage <i>& oil</i>',
      days: [
        { date: '2026-07-04', starts: [600, 615] },
        { date: '2026-07-05', starts: Array.from({ length: 9 }, (_, hour) => 540 + hour * 60) },
      ],
      link,
    },
  },
  tableReady: { template: 'tableReady', vars: { participants: 4 } },
  reviewRequest: {
    template: 'reviewRequest',
    vars: {
      ...booking,
      rateLinks: [1, 2, 3, 4, 5].map((n) => `https://book.example/rating/x/${n}?a=1&b=2`),
    },
  },
  paymentRequest: {
    template: 'paymentRequest',
    vars: {
      ...{ about: 'Yoga <i>& tea</i>', amount: 45_050, currency: 'NOK', link },
      payUntil: new Date('2026-07-03T08:00:00Z'),
    },
  },
  paymentNotTaken: {
    template: 'paymentNotTaken',
    vars: { about: 'Yoga <i>& tea</i>', amount: 45_050, currency: 'NOK' },
  },
  paymentReceived: {
    template: 'paymentReceived',
    vars: { about: 'Yoga <i>& tea</i>', amount: 45_050, currency: 'NOK', number: 7 },
  },
  paymentRefunded: {
    template: 'paymentRefunded',
    vars: { about: 'Yoga <i>& tea</i>', amount: 45_050, currency: 'NOK', number: 8 },
  },
  giftCard: {
    template: 'giftCard',
    vars: {
      ...{ about: 'Gift card', amount: 100_000, currency: 'NOK', from: 'Ada <i>L</i>' },
      ...{ greeting: 'Happy birthday!', validUntil: '2028-06-15', link: 'https://venue.example/g' },
    },
  },
  freeText: { template: 'freeText', vars: { subject: 'Hi', text: 'One\n\nTwo <i>x</i>\nThree' } },
};

/** A message as its receiver sees it, plain and laid out. */
function rendered(
  input: TemplateInput,
  options: RenderOptions,
  own?: Parameters<typeof writeMessage>[2],
) {
  const written = writeMessage(input, options, own);
  const { language } = options;
  return { ...written, html: mailHtml({ ...written, language }, options) };
}

const render = (template: keyof typeof inputs, language: (typeof languages)[number] = 'en') =>
  rendered(inputs[template], { language, firstname: 'Åse <3', vendor });

const everyWay = languages.flatMap((language) =>
  messageTemplates.map((template) => [template, language] as const),
);

test.each(everyWay)(
  '%s in %s is whole, and nothing in it is markup of somebody else',
  (template, language) => {
    const { subject, text, html } = render(template, language);
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/\{\{|\b(?:undefined|null|NaN)\b/);
    expect(subject).not.toBe('');
    expect(text).toContain('Åse <3');
    expect(html).toContain('Åse &lt;3');
    expect(html).toContain('Fjord &amp; Fjell &lt;Spa&gt;');
    expect(html).not.toMatch(/<script|<i>|<b>|<Spa>/);
    expect(html).toMatch(/^<!doctype html>\n<html lang="[a-z]{2}-[A-Z]{2}" dir="ltr" /);
  },
);

test('the link of a message is in the text as it is, and escaped in the page', () => {
  const { text, html } = render('passwordReset');
  expect(text).toContain(link);
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

test('a booking says when, for how many and until when it can be cancelled, on the venue’s clocks', () => {
  const { subject, text } = render('bookingConfirmation');
  expect(subject).toBe('Confirmed: Sauna "by the sea", 4 July 2026');
  expect(text).toContain(
    'Date: Saturday, 4 July 2026\nTime: 10:00 – 11:30\nParticipants: 3 people, of which 1 child',
  );
  expect(text).toContain('Booking number: A-1001');
  expect(text).toContain('Addons: 2 × Towel');
  expect(text).toMatch(/Total: NOK\s450\.50/);
  expect(text).toContain('You can cancel free of charge until Friday, 3 July 2026 at 10:00.');
});

test('a change shows before and now', () => {
  const { text } = render('bookingChange');
  expect(text).toContain(
    'Before: Wednesday, 1 July 2026, 09:00\nNow: Saturday, 4 July 2026, 10:00 – 11:30',
  );
});

test('what was booked in the same go is named, each with its day and time', () => {
  const also = [
    { service: 'Yoga', date: '2026-07-05', start: 540, end: 600 },
    { service: 'Dinner', date: '2026-07-05', start: 1140 },
  ];
  const input = { template: 'bookingConfirmation', vars: { ...booking, also } } as const;
  const { text } = rendered(input, { language: 'en', vendor });
  expect(text).toContain(
    'Together with: Yoga, Sunday, 5 July 2026, 09:00 – 10:00; Dinner, Sunday, 5 July 2026, 19:00\n',
  );
});

test('what a booking does not have is not shown', () => {
  const { text } = rendered(
    {
      template: 'bookingConfirmation',
      vars: { service: 'Sauna', date: '2026-07-04', start: 600, participants: 1, link },
    },
    { language: 'en', vendor: { name: 'Fjord', currency: 'NOK', timezone: 'Europe/Oslo' } },
  );
  expect(text).toContain('Participants: 1 person\n');
  expect(text).not.toMatch(/Total|Addons|comment|Booking number|cancel free|questions|Together/);
  expect(text).toMatch(/^Hello,\n/);
});

test('a number on the waiting list is told when it is known', () => {
  expect(render('waitingListEntry').text).toContain('You are number 2 on the list.');
});

test.each([
  ['paymentReceived', /^Payment received: Yoga .*, NOK\s450\.50$/, 'Receipt: 7'],
  ['paymentRefunded', /^Refund: Yoga .*, NOK\s450\.50$/, 'Credit note: 8'],
] as const)(
  '%s says how much for what, and the number of what is attached',
  (kind, about, number) => {
    const { subject, text } = render(kind);
    expect(subject).toMatch(about);
    expect(text).toMatch(/Amount: NOK\s450\.50/);
    expect(text).toContain(number);
    expect(text).toContain('is attached.');
  },
);

test('a free text keeps its paragraphs and lines', () => {
  const { text, html } = render('freeText');
  expect(text).toContain('One\n\nTwo <i>x</i>\nThree');
  expect(html).toContain('Two &lt;i&gt;x&lt;/i&gt;<br>Three</p>');
});

test('a request for a rating has one link for each, said in words', () => {
  const { text, html } = render('reviewRequest');
  expect(text).toContain('1 is poor, 5 is excellent.');
  expect(text).toContain('1 of 5:\nhttps://book.example/rating/x/1?a=1&b=2\n2 of 5:\n');
  expect(html.match(/aria-label="\d of 5"/g)).toHaveLength(5);
  expect(html).toContain('href="https://book.example/rating/x/5?a=1&amp;b=2"');
});

test('how to stop such messages is said where they can be stopped, and nowhere else', () => {
  const optOutLink = 'https://book.example/opt_out/v?guest=1&signature=abc';
  const { text, html } = rendered(inputs.freeText, { language: 'de', vendor, optOutLink });
  expect(text).toMatch(
    /Ich möchte solche Nachrichten nicht mehr erhalten:\nhttps:\S+signature=abc$/,
  );
  expect(html).toContain(`href="${optOutLink.replaceAll('&', '&amp;')}"`);
  expect(render('bookingConfirmation').text).not.toContain('I do not want');
});

test('a mail has the venue’s logo and colours, and no address of anybody else', () => {
  const colors = { heading: '#0b4f6c', button: '#ffdd00', buttonText: '#1f2328' };
  const named = rendered(inputs.welcome, { language: 'en', vendor, colors }).html;
  expect(named).toContain('color:#0b4f6c">Fjord &amp; Fjell &lt;Spa&gt;</h1>');
  expect(named).toContain('bgcolor="#ffdd00"');
  const logo = 'https://cdn.example/logo.png?v=1&"';
  const { html } = rendered(inputs.welcome, { language: 'en', vendor: { ...vendor, logo } });
  expect(html).toContain('src="https://cdn.example/logo.png?v=1&amp;&quot;"');
  expect(html).toContain('alt="Fjord &amp; Fjell &lt;Spa&gt;"');
  const fetched = [...named.matchAll(/(?:src|href|url)[=(]["']?(https?:[^"')]+)/g)];
  expect(new Set(fetched.map(([, address]) => address))).toEqual(
    new Set([link.replaceAll('&', '&amp;')]),
  );
});

test('what mail programs show beside the subject is one line of the message', () => {
  const vars = { subject: 'Hi', text: `One\ntwo <b>\n\n${'x'.repeat(200)}` };
  const { html } = rendered({ template: 'freeText', vars }, { language: 'en', vendor });
  expect(html).toMatch(/<div style="display:none[^"]*">One two &lt;b&gt;<\/div>/);
});

test('each text of a mail has its own direction', () => {
  const comment = 'שלום';
  const input = { template: 'bookingConfirmation', vars: { ...booking, comment } } as const;
  const { html } = rendered(input, { language: 'en', vendor });
  expect(html).toMatch(new RegExp(`<td dir="auto"[^>]*>${comment}</td>`));
});
