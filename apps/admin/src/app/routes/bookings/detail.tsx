import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { BookingPage } from '../../../features/bookings/detail/components/booking-page';
import { MessageItem } from '../../../features/guests/messages/components/message-item';
import { ThingMoney } from '../../../features/payments/components/thing/thing-money';

const areas = ['payments'] as const;

export function Component() {
  const { id = '' } = useParams();
  return (
    <AreaTexts areas={areas}>
      <BookingPage
        key={id}
        id={id}
        renderMessage={(message) => <MessageItem key={message._id} message={message} />}
        renderMoney={(guest) => <ThingMoney thing={{ kind: 'booking', id }} guest={guest} />}
      />
    </AreaTexts>
  );
}
