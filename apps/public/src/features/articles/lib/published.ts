/** Pages below `/articles` and `/special`: each has a route, so any other address there is not found. */
export const articlePaths = [
  'articles/nine-oclock',
  'articles/one-place-one-guest',
  'special/dining-room',
];
