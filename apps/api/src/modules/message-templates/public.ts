export { SendTemplateInput } from './message-templates.dto';
export { MessageTemplatesModule } from './message-templates.module';
