export { MailTransport } from './delivery/mail-transport';
export { MessageAttachments } from './delivery/message-attachments';
export { MessageValidity } from './delivery/message-validity';
export { MarketingConsentService } from './marketing-consent.service';
export { MessageOutput, MessagesPageOutput, MessagesQuery, SendMessageInput } from './messages.dto';
export { MessagesModule } from './messages.module';
export { MessagesService, type PreparedMessage } from './messages.service';
export { OptOutLinksService } from './opt-out-links.service';
export { mailHtml } from './rendering/mail-html';
export type { MessageTexts } from './rendering/message-content';
export type {
  BookingVars,
  JourneyPartVars,
  NewDeviceVars,
  SecondFactorVars,
  TemplateInput,
  TreatmentVars,
  VisitGuide,
} from './rendering/message-vars';
export { writeMessage } from './rendering/write-message';
export { MessageText } from './texts/message-text.schema';
export { MessageTextsService } from './texts/message-texts.service';
export {
  isShownByExample,
  type OwnText,
  placeholdersOf,
  type TemplateKind,
  templateKinds,
} from './texts/own-text';
export { VenueBranding } from './venue-branding';
