import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

describe('the manifest of a venue’s hub', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const path = (vendor: string) => `/api/v1/hub/vendors/${vendor}/manifest.webmanifest`;

  it('installs the venue’s own pages under its name and colours', async () => {
    const vendor = await newVendor(app, { name: 'Fjord Hotel & Spa', tagline: 'Calm water' });
    await app
      .staff(vendor, 2)
      .post('/api/v1/themes', {
        name: 'Night',
        main: { backgroundColor: '#FFFFFF', color: '#111111' },
        buttonCTA: { backgroundColor: '#0B5D57', color: '#FFFFFF' },
      })
      .expect(201);
    const slug = `venue-${vendor.toHexString()}`;
    const answer = await app.visitor().get(path(slug)).expect(200);
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(answer.text)).toMatchObject({
      name: 'Fjord Hotel & Spa',
      short_name: 'Fjord Hotel',
      description: 'Calm water',
      start_url: `/activity-hub/${slug}/overview`,
      scope: `/activity-hub/${slug}`,
      display: 'standalone',
      theme_color: '#0B5D57',
      background_color: '#FFFFFF',
    });
  });

  it('is not there for a venue that is not', async () => {
    await app.visitor().get(path('nowhere')).expect(404);
  });
});
