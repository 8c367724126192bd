import { OwnPasswordPage } from '../../../features/session/components/own-password-page';

export const Component = OwnPasswordPage;
