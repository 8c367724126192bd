export { PrivacyRequestsModule } from './privacy-requests.module';
