/** The API as the admin's pages use it before anybody is signed in. */
export * from './staff-sign-in/api.gen';
