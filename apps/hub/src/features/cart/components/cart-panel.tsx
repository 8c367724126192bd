import { Money } from '@atrium/ui/components/display/money';
import { focusHeading } from '@atrium/ui/lib/keyboard/focus-heading';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanText } from '../../../shared/booking/memberships/use-plan-text';
import { cartTotal } from '../../../shared/cart/cart';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useCartBooking } from '../hooks/use-cart-booking';
import { CartLine } from './cart-line';
import { CartPayment } from './cart-payment';
import { CartProblem } from './cart-problem';

/** The cart: more can be added, and everything is booked together or not at all. */
export function CartPanel() {
  const { t } = useTranslation(['hub', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const planText = usePlanText();
  const cart = useCartBooking();
  const { items, isLocked, attempt, pending, failure, refused } = cart;
  const [first] = items;
  if (!first) return null;
  // The button that was pressed goes, and the focus must not go with it.
  const focusOn = () => (items.length > 1 ? heading.current?.focus() : focusHeading());

  return (
    <Card
      component="form"
      aria-label={t('booking.cart.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void cart.submit();
      }}
      sx={{ p: 2.5, mb: 3 }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h2" sx={{ outline: 'none' }}>
        {t('booking.cart.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('booking.cart.intro')}</Typography>
      {failure && (
        <CartProblem
          failure={failure}
          items={items}
          refused={refused}
          onMove={(item, place) => {
            cart.move(item, place);
            heading.current?.focus();
          }}
          onWait={(item) => {
            cart.wait(item);
            heading.current?.focus();
          }}
          onChooseOther={cart.chooseAgain}
        />
      )}
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {items.map((item) => {
          const memberships = cart.membershipsFor(item);
          return (
            <CartLine
              key={item.id}
              item={item}
              isRefused={item === refused}
              onRemove={
                isLocked
                  ? undefined
                  : () => {
                      cart.remove(item);
                      focusOn();
                    }
              }
              payment={
                item.input._stayService === undefined &&
                memberships.length > 0 && (
                  <CartPayment
                    item={item}
                    memberships={memberships}
                    onChoose={(id) => cart.pay(item, id)}
                    disabled={isLocked}
                  />
                )
              }
            />
          );
        })}
      </Box>
      {cart.overlaps.length > 0 && (
        <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
          {cart.overlaps.map(([plan, other]) => (
            <div key={`${plan.name} ${plan.date} ${plan.start} ${other.name} ${other.start}`}>
              {t('booking.overlap.pair', {
                activity: plan.name,
                other: other.name,
                when: planText(other),
              })}
            </div>
          ))}
        </Alert>
      )}
      {cartTotal(items) > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5, fontWeight: 650 }}>
          <span>{t('newActivity.summary.total')}</span>
          <Money minor={cartTotal(items)} currency={first.currency} />
        </Box>
      )}
      <SubmitButton pending={pending || cart.isWaiting}>
        {pending && t('newActivity.booking')}
        {!pending && attempt && t('actions.retry', { ns: 'common' })}
        {!pending &&
          !attempt &&
          (items.length > 1
            ? t('booking.cart.bookAll', { number: items.length })
            : t('newActivity.completeBooking'))}
      </SubmitButton>
    </Card>
  );
}
