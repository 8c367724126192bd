export { CredentialLinksService } from './credential-links.service';
export { CredentialsModule } from './credentials.module';
export { deviceOf } from './device';
export { EmailChangesService } from './email-changes.service';
export type {
  PasskeyAnswer,
  PasskeyOwner,
  ProvenPasskey,
} from './passkeys/passkeys.service';
export { PasskeysService } from './passkeys/passkeys.service';
export { SecondFactorNotices } from './second-factor/second-factor-notices';
export { SecondFactorsService } from './second-factor/second-factors.service';
export { newToken, readToken } from './secret-token';
export type { Session } from './session.schema';
export { SessionsService } from './sessions.service';
export { SignInLinksService } from './sign-in-link/sign-in-links.service';
