import { Navigate, useSearchParams } from 'react-router-dom';
import { PaymentPage } from '../../../features/booking/components/payment/payment-page';
import { useVendor } from '../../../shared/hooks/use-vendor';

/**
 * `…/payment_success?payment={id}&service={id}&date={date}&time={minutes}`, and
 * `…/payment_success?payment={id}&reservation={id}` where a change is paid for.
 */
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
      again={
        of('reservation')
          ? paths.activity(of('reservation'))
          : `${paths.newActivity(of('service'))}?${again}`
      }
    />
  );
}
