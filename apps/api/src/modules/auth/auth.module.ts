import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/public';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { UsersModule } from '../users/public';
import { VendorsModule } from '../vendors/public';
import { AccountController } from './account.controller';
import { AccountsService } from './accounts.service';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { ConfirmedIdentity } from './confirmed-identity/confirmed-identity';
import { ConfirmedIdentityController } from './confirmed-identity/confirmed-identity.controller';
import { GuestIdentityController } from './confirmed-identity/guest-identity.controller';
import { EmailConfirmation } from './email-confirmation';
import { NewDeviceMail } from './new-device-mail';
import { OwnSessions } from './own-sessions';
import { OwnSessionsController } from './own-sessions.controller';
import { GuestPasskeys } from './passkeys/guest-passkeys';
import { GuestPasskeysController } from './passkeys/guest-passkeys.controller';
import { OwnPasskeys } from './passkeys/own-passkeys';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import { SignInByPasskey } from './passkeys/sign-in-by-passkey';
import { PasswordReset } from './password-reset';
import { RefreshCookies } from './refresh-cookies';
import { OwnSecondFactor } from './second-factor/own-second-factor';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { BrowserCookie } from './sign-in-link/browser-cookie';
import { SignInByLink } from './sign-in-link/sign-in-by-link';
import { SignInLinkController } from './sign-in-link/sign-in-link.controller';
import { SignInLog } from './sign-in-log';
import { SignUp } from './sign-up';

@Module({
  imports: [VendorsModule, MessagesModule, CredentialsModule, CustomersModule, UsersModule],
  controllers: [
    AuthController,
    AccountController,
    ConfirmedIdentityController,
    GuestIdentityController,
    GuestPasskeysController,
    OwnSessionsController,
    PasskeySignInController,
    PasskeysController,
    SecondFactorController,
    SignInLinkController,
  ],
  providers: [
    AccountsService,
    AuthService,
    BrowserCookie,
    ConfirmedIdentity,
    EmailConfirmation,
    GuestPasskeys,
    NewDeviceMail,
    OwnPasskeys,
    OwnSecondFactor,
    OwnSessions,
    PasswordReset,
    RefreshCookies,
    SignInByLink,
    SignInByPasskey,
    SignInLog,
    SignUp,
  ],
})
export class AuthModule {}
