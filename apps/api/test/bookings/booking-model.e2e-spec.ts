import fc from 'fast-check';
import { compare, compareLedgers } from '../support/booking-model/compare';
import { type Act, singleActs } from '../support/booking-model/steps';
import { severalActs } from '../support/booking-model/steps-of-several';
import { type Drawn, World } from '../support/booking-model/world';
import { TestApp } from '../support/test-app';

/** Twenty minutes before the first slot begins: some of it is past before the end. */
const NOW = '2026-06-19T07:40:00Z';

/** A hunt is `MODEL_SEED=7 MODEL_RUNS=50 MODEL_STEPS=60`; by default it is the same each time, and short. */
const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const RUNS = numberOf('MODEL_RUNS', 4);
const STEPS = numberOf('MODEL_STEPS', 45);
const SEED = numberOf('MODEL_SEED', 20260619);

const acts: Record<string, Act> = { ...singleActs, ...severalActs };
/** What leads somewhere is done more often. */
const often = [
  'guestBook',
  'guestBook',
  'guestWait',
  'guestWait',
  'guestWait',
  'complete',
  'complete',
];
const also = ['hold', 'hold', 'release', 'status', 'guestCancel', 'staffCancel', 'tick', 'modify'];
const kinds = [...Object.keys(acts), ...often, ...also];

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  guest: fc.nat(3),
  // few slots, so that bookings meet in them
  service: fc.constantFrom(0, 0, 0, 1, 2, 3, 3, 3),
  day: fc.constantFrom(0, 1, 1, 1, 1, 1, 2),
  start: fc.constantFrom(0, 0, 0, 1),
  pax: fc.constantFrom(1, 1, 2, 2, 3, 4),
  pick: fc.nat(999),
  other: fc.nat(999),
  flag: fc.boolean(),
} satisfies Record<keyof Drawn | 'kind', unknown>);

describe('the booking engine beside a model of it', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());

  it('answers what the model says, whatever is done in whatever order', async () => {
    const steps = fc.array(step, { minLength: STEPS, maxLength: STEPS });
    const promotion = fc.constantFrom('auto' as const, 'auto' as const, 'manual' as const);
    await fc.assert(
      fc.asyncProperty(steps, promotion, async (drawn, how) => {
        app.clock.set(NOW);
        const world = await World.open(app, how);
        const log: string[] = [];
        try {
          for (const [turn, one] of drawn.entries()) {
            const done = await acts[one.kind]?.(world, one);
            if (!done) continue;
            const { sent, verdict, told } = done;
            log.push(`${one.kind} ${told} -> ${sent.status} ${sent.body.code ?? ''}`);
            expect(sent.status).toBe(verdict.status);
            if (verdict.codes) expect(verdict.codes).toContain(sent.body.code);
            await app.settled();
            await compare(world, turn);
          }
          await compareLedgers(world);
        } catch (error) {
          throw new Error(`after\n${log.join('\n')}`, { cause: error });
        }
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  });
});
