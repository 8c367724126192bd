import { useGetCustomerQuery } from '@atrium/api-client/admin';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { StayDetails } from '../../../features/guests/stays/components/stay-details';
import { ThingMoney } from '../../../features/payments/components/thing/thing-money';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['payments'] as const;

export function Component() {
  const { guestId = '', stayId = '' } = useParams();
  const guest = useGetCustomerQuery({ id: guestId }).data?.data;
  const asked = guest?.email ? `${guest.firstname} ${guest.lastname}`.trim() : undefined;
  return (
    <Allowed nested part="stays">
      <AreaTexts areas={areas}>
        <StayDetails
          key={stayId}
          guestId={guestId}
          stayId={stayId}
          money={<ThingMoney thing={{ kind: 'stay', id: stayId }} guest={asked} />}
        />
      </AreaTexts>
    </Allowed>
  );
}
