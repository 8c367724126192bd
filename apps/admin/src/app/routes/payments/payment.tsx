import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { PaymentPage } from '../../../features/payments/components/payment/payment-page';

const areas = ['payments'] as const;

export function Component() {
  const { id = '' } = useParams();
  return (
    <AreaTexts areas={areas}>
      <PaymentPage key={id} id={id} />
    </AreaTexts>
  );
}
