export { CredentialLinksService } from './credential-links.service';
export { CredentialsModule } from './credentials.module';
export { EmailChangesService } from './email-changes.service';
export { SessionsService } from './sessions.service';
