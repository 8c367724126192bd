import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/public';
import { GuestCardModule } from '../guest-card/public';
import { MessagesModule } from '../messages/public';
import { NoticesModule } from '../notices/public';
import { ProofOfWorkModule } from '../proof-of-work/public';
import { VendorsModule } from '../vendors/public';
import { AnswerDoing } from './answers/answer-doing';
import { PrivacyAnswers } from './answers/privacy-answers';
import { PrivacyArchive } from './answers/privacy-archive';
import { PrivacyReceipt } from './answers/privacy-receipt';
import { AskingGuests } from './asking-guests';
import { ConfirmationLinks } from './identity/confirmation-links';
import { PrivacyIdentity } from './identity/privacy-identity';
import { RequestsByMail } from './identity/requests-by-mail.job';
import { OpenRequestsController } from './open-requests.controller';
import { OwnRequestsController } from './own-requests.controller';
import { PrivacyIntake } from './privacy-intake';
import { PrivacyMails } from './privacy-mails';
import { PrivacyRequest, PrivacyRequestSchema } from './privacy-request.schema';
import { PrivacyRequestsController } from './privacy-requests.controller';
import { PrivacyRequestsRepository } from './privacy-requests.repository';
import { PrivacyRequestsService } from './privacy-requests.service';
import { PrivacyWatch } from './privacy-watch.job';
import { ShownRequests } from './shown-requests';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PrivacyRequest.name, schema: PrivacyRequestSchema }]),
    CustomersModule,
    GuestCardModule,
    MessagesModule,
    NoticesModule,
    ProofOfWorkModule,
    VendorsModule,
  ],
  controllers: [OpenRequestsController, OwnRequestsController, PrivacyRequestsController],
  providers: [
    AnswerDoing,
    AskingGuests,
    ConfirmationLinks,
    PrivacyAnswers,
    PrivacyArchive,
    PrivacyIdentity,
    PrivacyIntake,
    PrivacyMails,
    PrivacyReceipt,
    PrivacyRequestsRepository,
    PrivacyRequestsService,
    PrivacyWatch,
    RequestsByMail,
    ShownRequests,
  ],
})
export class PrivacyRequestsModule {}
