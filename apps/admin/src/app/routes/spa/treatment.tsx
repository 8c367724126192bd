import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useParams } from 'react-router-dom';
import { MessageItem } from '../../../features/guests/messages/components/message-item';
import { ThingMoney } from '../../../features/payments/components/thing/thing-money';
import { IntakeCard } from '../../../features/spa/intake/components/intake-card';
import { TreatmentPage } from '../../../features/spa/treatment/components/treatment-page';
import { Allowed } from '../../../shared/access/allowed';

const areas = ['treatments', 'intake', 'payments'] as const;

export function Component() {
  const { id = '' } = useParams();
  return (
    <Allowed part="spa">
      <AreaTexts areas={areas}>
        <TreatmentPage
          key={id}
          id={id}
          intake={<IntakeCard treatmentId={id} />}
          renderMoney={({ firstname, lastname, email }, inFull) => (
            <ThingMoney
              thing={{ kind: 'treatment', id }}
              guest={email ? `${firstname} ${lastname}`.trim() : undefined}
              inFull={inFull}
            />
          )}
          renderMessage={(message) => <MessageItem key={message._id} message={message} />}
        />
      </AreaTexts>
    </Allowed>
  );
}
