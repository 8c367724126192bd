import { sales } from '@atrium/i18n/loaders/sales';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { BoughtPage } from '../../../features/sales/components/bought-page';
import { BuyPage } from '../../../features/sales/components/buy-page';
import { NotHere } from '../../../shared/components/not-here';
import { Offered } from '../../../shared/components/offered';

const areas = ['sales', 'errors'] as const;
const own = { sales };

/** `…/buy/{membership|package}/{id}`, and how its payment stands: `?payment#signature`. */
export function Component() {
  const { kind, id = '' } = useParams();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const payment = query.get('payment');
  if (kind !== 'membership' && kind !== 'package') return <NotHere />;
  return (
    <Offered parts={[kind === 'membership' ? 'memberships' : 'stays']}>
      <AreaTexts areas={areas} own={own}>
        {payment ? (
          <BoughtPage key={payment} kind={kind} offer={id} id={payment} signature={hash.slice(1)} />
        ) : (
          <BuyPage key={id} kind={kind} id={id} />
        )}
      </AreaTexts>
    </Offered>
  );
}
