import { type APIRequestContext, expect } from '@playwright/test';
import { newPerson } from './accounts';
import { stackUrl } from './stack';

/** A new guest of the demo venue, so that the demo guest's data stays as it is. */
export async function newGuest(request: APIRequestContext, firstname?: string) {
  const person = newPerson(firstname);
  const { lastname, email, phone, password } = person;
  const answer = await request.post(`${stackUrl}/api/v1/auth/signup`, {
    data: {
      firstName: person.firstname,
      lastName: lastname,
      email,
      phone,
      password,
      vendor: 'fjord',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}
