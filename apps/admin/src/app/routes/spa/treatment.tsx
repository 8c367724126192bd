import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { MessageItem } from '../../../features/guests/messages/components/message-item';
import { IntakeCard } from '../../../features/spa/intake/components/intake-card';
import { TreatmentPage } from '../../../features/spa/treatment/components/treatment-page';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['treatments', 'intake'] as const;

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed part="spa">
      <AreaTexts areas={areas}>
        <TreatmentPage
          key={id}
          id={id}
          intake={<IntakeCard treatmentId={id} />}
          renderMessage={(message) => <MessageItem key={message._id} message={message} />}
        />
      </AreaTexts>
    </Allowed>
  );
}
