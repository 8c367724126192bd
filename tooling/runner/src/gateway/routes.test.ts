import { targetOf, vendorOfHost } from './routes';

describe('targetOf on the main host', () => {
  it.each([
    ['/', 'public'],
    ['/about', 'public'],
    ['/minside/fjord', 'public'],
    ['/open_booking/service/1', 'public'],
    ['/booking/fjord/1/2026-11-21', 'public'],
    ['/administration', 'public'],
    ['/loginx', 'public'],
    ['/admin', 'admin'],
    ['/admin/', 'admin'],
    ['/admin/search/ola@fjord.example', 'admin'],
    ['/login', 'admin'],
    ['/login/42', 'admin'],
    ['/dinside', 'admin'],
    ['/dinside/fjord', 'admin'],
    ['/reset-password', 'admin'],
    ['/activity-hub/fjord/overview', 'hub'],
    ['/guest/resetPassword', 'hub'],
    ['/activate/7', 'hub'],
    ['/api', 'api'],
    ['/api/v1/hub/activities/1', 'api'],
    ['/apix', 'public'],
    ['/open-api', 'api'],
    ['/open-api.json', 'api'],
    ['/open-api/swagger-ui.css', 'api'],
    ['/_admin/assets/index-1.js', 'admin'],
    ['/_hub/assets/index-1.js', 'hub'],
    ['/_public/assets/index-1.js', 'public'],
    ['/favicon.ico', 'public'],
  ] as const)('%s -> %s', (path, target) => {
    expect(targetOf(path, false)).toBe(target);
  });
});

describe("targetOf on a venue's host", () => {
  it.each([
    ['/', 'hub'],
    ['/overview', 'hub'],
    ['/admin', 'hub'],
    ['/reset-password', 'hub'],
    ['/about', 'public'],
    ['/minside', 'public'],
    ['/minside/fjord', 'public'],
    ['/minsidePortal', 'hub'],
    ['/api/auth/login', 'api'],
    ['/open-api.json', 'api'],
    ['/_hub/assets/index-1.js', 'hub'],
    ['/favicon.ico', 'public'],
  ] as const)('%s -> %s', (path, target) => {
    expect(targetOf(path, true)).toBe(target);
  });
});

describe('vendorOfHost', () => {
  it.each([
    ['fjord.localhost', 'localhost', 'fjord'],
    ['fjord-2.atrium.example', 'atrium.example', 'fjord-2'],
    ['localhost', 'localhost', undefined],
    ['127.0.0.1', 'localhost', undefined],
    ['www.atrium.example', 'atrium.example', undefined],
    ['a.b.localhost', 'localhost', undefined],
    ['.localhost', 'localhost', undefined],
    ['-a.localhost', 'localhost', undefined],
    ['evilatrium.example', 'atrium.example', undefined],
  ])('%s under %s is %s', (hostname, mainHost, slug) => {
    expect(vendorOfHost(hostname, mainHost)).toBe(slug);
  });
});
