import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { PaymentTodo } from '../../../features/payments/components/todo/payment-todo';

const areas = ['payments'] as const;

export const Component = () => (
  <AreaTexts areas={areas}>
    <PaymentTodo />
  </AreaTexts>
);
