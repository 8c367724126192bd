/** What is left on a gift card. Import from here and never from `gift-card.gen`. */
export * from './gift-card.gen';
