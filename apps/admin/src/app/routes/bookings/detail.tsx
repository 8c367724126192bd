import { useParams } from 'react-router-dom';
import { BookingPage } from '../../../features/bookings/detail/components/booking-page';
import { MessageItem } from '../../../features/guests/messages/components/message-item';

export function Component() {
  const { id = '' } = useParams();
  return (
    <BookingPage
      key={id}
      id={id}
      renderMessage={(message) => <MessageItem key={message._id} message={message} />}
    />
  );
}
