// Shows the reference in the page; what it may try calls with stands in the page itself.
(() => {
  const place = document.getElementById('content');
  const { document: url, key } = place.dataset;
  place.textContent = '';
  window.Scalar.createApiReference(place, {
    url,
    layout: 'modern',
    theme: 'none',
    // nothing is fetched from, or told to, anybody else
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
    externalUrls: {},
    // as the system is set, like the guides
    hideDarkModeToggle: true,
    persistAuth: false,
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    documentDownloadType: 'json',
    authentication: {
      preferredSecurityScheme: 'key',
      ...(key ? { securitySchemes: { key: { token: key } } } : {}),
    },
    metaData: { title: 'Atrium API' },
  });
})();
