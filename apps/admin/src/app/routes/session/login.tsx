import { LoginPage } from '../../../features/session/components/login-page';

export const Component = LoginPage;
