import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagesModule } from '../messages/public';
import { CredentialLinksService } from './credential-links.service';
import { EmailChange, EmailChangeSchema } from './email-change.schema';
import { EmailChangesRepository } from './email-changes.repository';
import { EmailChangesService } from './email-changes.service';
import { OneTimeCode, OneTimeCodeSchema } from './one-time-code.schema';
import { OneTimeCodesRepository } from './one-time-codes.repository';
import { Passkey, PasskeySchema } from './passkeys/passkey.schema';
import { PasskeyChallenge, PasskeyChallengeSchema } from './passkeys/passkey-challenge.schema';
import { PasskeyChallengesRepository } from './passkeys/passkey-challenges.repository';
import { PasskeysRepository } from './passkeys/passkeys.repository';
import { PasskeysService } from './passkeys/passkeys.service';
import { SecondFactor, SecondFactorSchema } from './second-factor/second-factor.schema';
import { SecondFactorNotices } from './second-factor/second-factor-notices';
import { SecondFactorsRepository } from './second-factor/second-factors.repository';
import { SecondFactorsService } from './second-factor/second-factors.service';
import { Session, SessionSchema } from './session.schema';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';
import { SignInLink, SignInLinkSchema } from './sign-in-link/sign-in-link.schema';
import { SignInLinksRepository } from './sign-in-link/sign-in-links.repository';
import { SignInLinksService } from './sign-in-link/sign-in-links.service';

/** Links and sessions, separate from `auth` so that guests and users can send and end them. */
@Module({
  imports: [
    MessagesModule,
    MongooseModule.forFeature([
      { name: EmailChange.name, schema: EmailChangeSchema },
      { name: OneTimeCode.name, schema: OneTimeCodeSchema },
      { name: Passkey.name, schema: PasskeySchema },
      { name: PasskeyChallenge.name, schema: PasskeyChallengeSchema },
      { name: SecondFactor.name, schema: SecondFactorSchema },
      { name: Session.name, schema: SessionSchema },
      { name: SignInLink.name, schema: SignInLinkSchema },
    ]),
  ],
  providers: [
    CredentialLinksService,
    EmailChangesRepository,
    EmailChangesService,
    OneTimeCodesRepository,
    PasskeyChallengesRepository,
    PasskeysRepository,
    PasskeysService,
    SecondFactorNotices,
    SecondFactorsRepository,
    SecondFactorsService,
    SessionsRepository,
    SessionsService,
    SignInLinksRepository,
    SignInLinksService,
  ],
  exports: [
    CredentialLinksService,
    EmailChangesService,
    PasskeysService,
    SecondFactorNotices,
    SecondFactorsService,
    SessionsService,
    SignInLinksService,
  ],
})
export class CredentialsModule {}
