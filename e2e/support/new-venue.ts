import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { accounts, password } from './accounts';
import { Api } from './api';
import { mark } from './scene';
import { stackUrl } from './stack';

interface Stored {
  items: { to: string; text: string }[];
}

/**
 * A venue no other test uses, with an owner who has accepted the invitation.
 * @param change of the venue's settings, e.g. its time zone
 */
export async function newVenue(request: APIRequestContext, change: object = {}) {
  const system = await Api.staff(request, accounts.system);
  const slug = `venue-${mark()}`;
  const venue = await system.call<{ _id: string; name: string }>('post', '/api/v1/admin/vendors', {
    name: `Venue ${slug}`,
    slug,
    timezone: 'Europe/Oslo',
    country: 'NO',
    currency: 'NOK',
    languageCode: 'en',
    ...change,
  });
  const email = `owner@${slug}.example`;
  const there = system.at(venue._id);
  await there.call('post', '/api/v1/admin/users', {
    email,
    firstname: 'Oda',
    lastname: 'Eier',
    level: 3,
  });
  await acceptInvitation(request, there, email);
  return { ...venue, slug, email, owner: await Api.staff(request, email) };
}

/** Chooses a password at the link that somebody was sent, as the outbox of their venue has it. */
export async function acceptInvitation(
  request: APIRequestContext,
  venue: Api,
  email: string,
): Promise<void> {
  const { items } = await venue.call<Stored>('get', '/api/v1/admin/messages');
  const [address = ''] =
    /https?:\/\/\S+[?&]code=\S+/.exec(items.find(({ to }) => to === email)?.text ?? '') ?? [];
  const { code, ...who } = Object.fromEntries(new URL(address).searchParams);
  const [id] = Object.values(who);
  const answer = await request.post(`${stackUrl}/api/auth/resetVerification`, {
    data: { id, code, password, confirmPassword: password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
