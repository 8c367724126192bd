/** Signing in by a mailed link. Import from here and never from `sign-in-link.gen`. */
export * from './sign-in-link.gen';
