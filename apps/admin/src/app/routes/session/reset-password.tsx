import { ResetPasswordPage } from '../../../features/session/components/reset-password-page';

export const Component = ResetPasswordPage;
