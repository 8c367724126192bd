import { Navigate, useSearchParams } from 'react-router-dom';
import { PaymentPage } from '../../../features/booking/components/payment/payment-page';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** `…/payment_success?payment={id}&service={id}&date={date}&time={minutes}` */
export function Component() {
  const [query] = useSearchParams();
  const { paths } = useVendor();
  const of = (name: string) => query.get(name) ?? '';
  if (!of('payment')) return <Navigate to={paths.overview} replace />;
  const again = new URLSearchParams({ date: of('date') });
  return (
    <PaymentPage
      key={of('payment')}
      id={of('payment')}
      serviceId={of('service')}
      again={`${paths.newActivity(of('service'))}?${again}`}
    />
  );
}
