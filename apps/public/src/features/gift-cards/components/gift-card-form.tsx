import type { GiftCardOffer } from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import { validUntilOf } from '@atrium/rules/vouchers/voucher-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuy } from '../hooks/use-buy';
import { amountOf, emptyDraft, inputOf, problemsIn, STEPS } from '../lib/order';
import { AmountStep } from './amount-step';
import { BuyerStep } from './buyer-step';
import { CardPreview } from './card-preview';
import { RecipientStep } from './recipient-step';

interface Props {
  venue: { name: string; slug: string };
  offer: GiftCardOffer;
}

/** Three short steps, with the card as it will be above them. */
export function GiftCardForm({ venue, offer }: Props) {
  const { t } = useTranslation('giftCard');
  const language = useLanguage();
  const [draft, setDraft] = useState(() => emptyDraft(offer));
  const [at, setAt] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const { buy, isPending, problem } = useBuy();
  const form = useRef<HTMLFormElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const step = STEPS[at] ?? 'amount';
  const amount = amountOf(draft, offer);
  const problems = problemsIn(step, draft, offer);
  const sum = formatMoney(language, amount ?? 0, offer.currency);

  const goTo = (next: number) => {
    setHasMoved(true);
    setChecked(false);
    setAt(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(problems);
    if (first) {
      setChecked(true);
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (at < STEPS.length - 1) return goTo(at + 1);
    if (amount !== undefined) {
      void buy((order) => inputOf(draft, { vendor: venue.slug, order, amount }));
    }
  };
  const fields = {
    ...{ draft, offer },
    problems: isChecked ? problems : {},
    onChange: (part: Partial<typeof draft>) => setDraft({ ...draft, ...part }),
  };
  const titles = { amount: t('sale.amount'), recipient: t('sale.who'), buyer: t('sale.you') };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CardPreview
        venue={venue.name}
        amount={amount}
        currency={offer.currency}
        recipient={draft.recipientName}
        from={`${draft.firstname} ${draft.lastname}`}
        greeting={draft.greeting}
        validUntil={validUntilOf(draft.sendOn || offer.today, offer.validMonths)}
      />
      <Box ref={form} component="form" noValidate onSubmit={submit}>
        <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
          <div>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('sale.step', { step: at + 1 })}
            </Typography>
            <StepTitle key={step} title={titles[step]} takesFocus={hasMoved} />
          </div>
          {step === 'amount' && <AmountStep {...fields} />}
          {step === 'recipient' && <RecipientStep {...fields} />}
          {step === 'buyer' && <BuyerStep {...fields} />}
        </Card>
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1.5, mt: 2.5 }}>
          {at > 0 && (
            <Button size="large" onClick={() => goTo(at - 1)}>
              {t('sale.back')}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={isPending}
            sx={{ flex: 1 }}
          >
            {step === 'buyer' ? t('sale.pay', { sum }) : t('sale.next')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** Who moves on is told where they are. */
function StepTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h4" component="h2" sx={{ outline: 'none' }}>
      {title}
    </Typography>
  );
}
