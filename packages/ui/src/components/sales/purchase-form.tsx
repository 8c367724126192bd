import { formatMoney } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MOST_GUESTS, packageTotal } from '@atrium/rules/sales/offer';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { PurchaseChoice, ShownOffer } from '../../lib/shown-offer';
import { Money } from '../display/money';
import { Counter } from '../fields/counter';
import { ArrivalChoice } from './arrival-choice';
import { RenewalChoice } from './renewal-choice';

interface Props {
  offer: ShownOffer;
  venue: { readonly name: string; readonly timezone: string };
  isPending: boolean;
  /** Why it was refused. */
  problem?: string | undefined;
  /** Who buys, where nobody is signed in. */
  children?: ReactNode;
  /** Whether that is complete; it shows what is missing. */
  check?: () => boolean;
  onPay: (choice: PurchaseChoice) => void;
}

/** What a buyer chooses and agrees to, and the button that leads to the payment. */
export function PurchaseForm(props: Props) {
  const { offer, venue, isPending, problem, children, check = () => true, onPay } = props;
  const { t } = useTranslation('sales');
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [arrival, setArrival] = useState<CalendarDate>();
  const [adults, setAdults] = useState(2);
  const [minors, setChildren] = useState(0);
  const [agreed, setAgreed] = useState(false);
  const [renews, setRenews] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const stay = offer.package;
  const renewal = offer.membership?.renewal;
  const amount = stay ? packageTotal(offer.price, { adults, children: minors }) : offer.price;
  const sum = formatMoney(language, amount, offer.currency);
  const needsArrival = stay !== undefined && arrival === undefined;
  const needsAgreement = offer.agreement !== '' && !agreed;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const isComplete = check();
    if (needsArrival)
      return form.current?.querySelector<HTMLElement>('[data-part=arrival]')?.focus();
    if (!isComplete) return;
    if (needsAgreement) return form.current?.querySelector<HTMLElement>('[name=agreed]')?.focus();
    onPay({
      ...{ amount, agreed },
      ...(renewal && renews ? { renewsFor: renewal.price } : {}),
      ...(stay && arrival ? { arrivaldate: arrival, adults, children: minors } : {}),
    });
  };
  const counter = (label: string, value: number, least: number, set: (next: number) => void) => (
    <Counter
      label={label}
      value={value}
      decreaseLabel={t('form.fewer', { label })}
      increaseLabel={t('form.more', { label })}
      canDecrease={value > least}
      canIncrease={value < MOST_GUESTS}
      onDecrease={() => value > least && set(value - 1)}
      onIncrease={() => value < MOST_GUESTS && set(value + 1)}
    />
  );

  return (
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {stay && (
        <>
          <ArrivalChoice
            stay={stay}
            zone={venue.timezone}
            value={arrival}
            isMissing={isChecked && needsArrival}
            onChange={setArrival}
          />
          <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
            <Typography variant="h4" component="h2">
              {t('form.guests')}
            </Typography>
            {counter(t('form.adults'), adults, 1, setAdults)}
            {counter(t('form.children'), minors, 0, setChildren)}
          </Card>
        </>
      )}
      {children}
      <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
        {offer.agreement && (
          <div>
            <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
              {t('form.terms')}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {offer.agreement}
            </Typography>
            <FormControlLabel
              sx={{ mt: 1 }}
              control={
                <Checkbox
                  name="agreed"
                  checked={agreed}
                  onChange={({ target }) => setAgreed(target.checked)}
                  slotProps={{
                    input: {
                      'aria-invalid': isChecked && needsAgreement,
                      'aria-describedby': isChecked && needsAgreement ? `${id}-agree` : undefined,
                    },
                  }}
                />
              }
              label={t('form.agree')}
            />
            {isChecked && needsAgreement && (
              <Typography id={`${id}-agree`} variant="body2" sx={{ color: 'error.main' }}>
                {t('form.agreeFirst')}
              </Typography>
            )}
          </div>
        )}
        {renewal && <RenewalChoice renewal={renewal} value={renews} onChange={setRenews} />}
        {stay && adults + minors > 1 && (
          <Box
            sx={{
              ...{ display: 'flex', justifyContent: 'space-between', gap: 2 },
              color: 'text.secondary',
            }}
          >
            <span>{t('form.guests')}</span>
            <span>{`${adults + minors} × ${formatMoney(language, offer.price, offer.currency)}`}</span>
          </Box>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
          <span>{t('form.total')}</span>
          <Money minor={amount} currency={offer.currency} />
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={isPending}>
          {t('form.pay', { sum })}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('form.secure', { venue: venue.name })}
        </Typography>
      </Card>
    </Box>
  );
}
