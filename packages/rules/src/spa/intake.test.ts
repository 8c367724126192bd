import { answerProblems, isIntakeLinkAlive, isIntakeOpen, questionsOf } from './intake';

const own = [
  { key: 'pressure', kind: 'text', required: true },
  { key: 'first', kind: 'yesNo', required: false },
] as const;
const questions = questionsOf(own);
const pressure = { question: 'pressure', answer: 'Firm' };

describe('answers before a treatment', () => {
  it('are to the standard questions and the type’s own', () => {
    expect(questions.map(({ key }) => key)).toEqual([
      ...['health', 'pregnancy', 'allergies'],
      ...['pressure', 'first'],
    ]);
  });

  it.each([
    ['what must be answered alone', [pressure], []],
    [
      'all of it',
      [pressure, { question: 'pregnancy', answer: 'no' }, { question: 'first', answer: 'yes' }],
      [],
    ],
    ['an optional answer left empty', [pressure, { question: 'first', answer: '' }], []],
    ['nothing', [], [{ question: 'pressure', problem: 'missing' }]],
    [
      'an empty answer',
      [{ question: 'pressure', answer: '' }],
      [{ question: 'pressure', problem: 'missing' }],
    ],
    [
      'neither yes nor no',
      [pressure, { question: 'pregnancy', answer: 'maybe' }],
      [{ question: 'pregnancy', problem: 'notYesNo' }],
    ],
    ['one twice', [pressure, pressure], [{ question: 'pressure', problem: 'twice' }]],
    [
      'one that nobody asked',
      [pressure, { question: 'age', answer: '40' }],
      [{ question: 'age', problem: 'unknown' }],
    ],
  ])('with %s', (_what, answers, problems) => {
    expect(answerProblems(questions, answers)).toEqual(problems);
  });
});

describe('when', () => {
  const start = Date.UTC(2026, 5, 19, 10);
  const day = 24 * 60 * 60_000;

  it.each([
    [start - 1, true],
    [start, false],
  ])('answers are taken until the start (%d)', (now, isOpen) => {
    expect(isIntakeOpen(start, now)).toBe(isOpen);
  });

  it.each([
    [start + day - 1, true],
    [start + day, false],
  ])('the link lives for a day after the end (%d)', (now, isAlive) => {
    expect(isIntakeLinkAlive(start, now)).toBe(isAlive);
  });
});
