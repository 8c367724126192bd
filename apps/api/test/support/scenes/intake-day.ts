import type { TestApp, UserSession } from '../test-app';
import { newUser } from '../things/accounts';
import { by, SpaDay } from './spa-day';
import { TREATMENT_TYPES } from './spa-scene';

export const INTAKE = '/api/v1/hub/intake';

export const pressure = { text: 'How firm?', kind: 'text', required: true };
export const firstTime = {
  ...{ text: 'Is this your first massage?', kind: 'yesNo' },
  languageList: [{ languageType: 'de', text: 'Ist das Ihre erste Massage?' }],
};

/** A spa that asks its guests before a massage: health, pregnancy, allergies and two questions of its own. */
export class IntakeDay {
  private constructor(
    readonly day: SpaDay,
    readonly slug: string,
  ) {}

  static async open(app: TestApp, slug: string): Promise<IntakeDay> {
    const day = await SpaDay.open(app, { slug, name: 'Fjord' });
    const intake = { asked: true, questions: [pressure, firstTime] };
    for (const _id of [day.massage, day.couples]) {
      await day.staff(2).put(TREATMENT_TYPES, { _id, intake }).expect(200);
    }
    return new IntakeDay(day, slug);
  }

  get app(): TestApp {
    return this.day.app;
  }

  /** Keys of the questions, in their order. */
  async questions(token: string): Promise<string[]> {
    const { body } = await this.form(token).expect(200);
    return body.data.questions.map(({ key }: { key: string }) => key);
  }

  /** A treatment that Anna gives, and the token of its link. */
  async treatment(change: object = {}): Promise<{ _id: string; version: number; token: string }> {
    const made = await this.day.booked({ therapists: by(this.day.anna), ...change });
    return { ...made, token: await this.token(made._id) };
  }

  async token(id: string): Promise<string> {
    const { body } = await this.day
      .staff()
      .post(`${intakeOf(id)}/link`)
      .expect(200);
    return body.data.url.split('/').at(-1);
  }

  form(token: string, vendor = this.slug) {
    return this.app.visitor().get(`${INTAKE}?vendor=${vendor}&token=${token}`);
  }

  /** Answers all questions with these texts, in their order, as a guest does. */
  async answer(token: string, texts: readonly string[], change: object = {}) {
    const ids = await this.questions(token);
    const answers = texts.map((answer, index) => ({ question: ids[index], answer }));
    const call = this.app.visitor().put(INTAKE, {
      ...{ vendor: this.slug, token, guest: 1, consent: true, consentVersion: 0, answers },
      ...change,
    });
    // a key that keeps nothing: answers may not be stored with it
    return call.set('idempotency-key', 'the-same-for-all');
  }

  state(id: string, staff = this.day.staff()) {
    return staff.get(intakeOf(id));
  }

  read(id: string, staff: UserSession) {
    return staff.post(`${intakeOf(id)}/reading`);
  }

  /** A therapist with an account of level 1, signed in. */
  async therapist(id: string): Promise<UserSession> {
    const { vendorId } = this.day.scene;
    const { _id } = await newUser(this.app, vendorId);
    await this.day
      .staff(2)
      .put('/api/spa/therapist', { _id: id, _user: _id.toHexString() })
      .expect(200);
    return this.app.staff(vendorId, 1, _id);
  }
}

const intakeOf = (id: string): string => `/api/v1/spa/treatments/${id}/intake`;

export const answers = ['Asthma', 'no', 'Nuts', 'Firm', 'yes'];
