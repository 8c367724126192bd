import type { Environment } from './env';

/** The API's settings, typed; made once from the environment. */
export class Config {
  readonly isProduction: boolean;
  readonly publicUrl: string;
  /** Cookies are marked Secure wherever the public address is https. */
  readonly secureCookies: boolean;

  constructor(readonly env: Environment) {
    this.isProduction = env.NODE_ENV === 'production';
    this.publicUrl = env.PUBLIC_URL.replace(/\/$/, '');
    this.secureCookies = this.publicUrl.startsWith('https:');
  }

  /** A link under the public address. @param path starts with '/' */
  link(path: string): string {
    return `${this.publicUrl}${path}`;
  }
}
