import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagesModule } from '../messages/messages.module';
import { CredentialLinksService } from './credential-links.service';
import { OneTimeCode, OneTimeCodeSchema } from './one-time-code.schema';
import { OneTimeCodesRepository } from './one-time-codes.repository';
import { Session, SessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';

/** Links and sessions, apart from `auth`, so that guests and users may send and end them. */
@Module({
  imports: [
    MessagesModule,
    MongooseModule.forFeature([
      { name: OneTimeCode.name, schema: OneTimeCodeSchema },
      { name: Session.name, schema: SessionSchema },
    ]),
  ],
  providers: [CredentialLinksService, OneTimeCodesRepository, SessionsRepository, SessionsService],
  exports: [CredentialLinksService, SessionsService],
})
export class CredentialsModule {}
