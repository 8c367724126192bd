/**
 * Maps './x.js' of TypeScript sources to './x.ts' and takes workspace packages as source
 * (their 'default' export), so that tests need no build.
 */
module.exports = (request, options) => {
  if (request.startsWith('@atrium/')) {
    return options.defaultResolver(request, { ...options, conditions: ['source', 'default'] });
  }
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.') && request.endsWith('.js')) {
      return options.defaultResolver(request.slice(0, -3), options);
    }
    throw error;
  }
};
