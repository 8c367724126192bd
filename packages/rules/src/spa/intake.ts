/** What a guest is asked before a treatment. See docs/domain/spa.md. */

/** Asked before every treatment that has a form; their wording is the product’s. */
export const standardQuestions = ['health', 'pregnancy', 'allergies'] as const;
export type StandardQuestion = (typeof standardQuestions)[number];

export const questionKinds = ['text', 'yesNo'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Questions of a type’s own. */
export const MAX_QUESTIONS = 20;
/** Characters. */
export const MAX_QUESTION = 300;
export const MAX_ANSWER = 2000;
export const MAX_CONSENT = 4000;

/** Days that answers are kept after the day of their treatment. */
export const DEFAULT_KEEP_DAYS = 30;
export const MAX_KEEP_DAYS = 3650;

const DAY_MS = 24 * 60 * 60_000;

export interface IntakeQuestion {
  /** One of `standardQuestions`, or the id of a type’s own. */
  readonly key: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
}

export interface IntakeAnswer {
  /** Key of the question. */
  readonly question: string;
  /** `yes` or `no` to a question of that kind. */
  readonly answer: string;
}

export type AnswerProblem = 'unknown' | 'twice' | 'missing' | 'notYesNo';

/** Nobody has to tell their health: it is asked so that they can. */
const standard: readonly IntakeQuestion[] = [
  { key: 'health', kind: 'text', required: false },
  { key: 'pregnancy', kind: 'yesNo', required: false },
  { key: 'allergies', kind: 'text', required: false },
];

/** All that a form asks, the standard questions first. */
export const questionsOf = <Q extends IntakeQuestion>(
  own: readonly Q[],
): (IntakeQuestion | Q)[] => [...standard, ...own];

export const isStandard = (key: string): key is StandardQuestion =>
  standardQuestions.some((known) => known === key);

export interface AnswerFault {
  /** Key of the question. */
  readonly question: string;
  readonly problem: AnswerProblem;
}

/** What is wrong with answers, by question; empty if nothing is. An empty answer is none. */
export function answerProblems(
  questions: readonly IntakeQuestion[],
  answers: readonly IntakeAnswer[],
): AnswerFault[] {
  const known = new Map(questions.map((one) => [one.key, one]));
  const given = new Set<string>();
  const wrong = answers.flatMap(({ question, answer }): AnswerFault[] => {
    const asked = known.get(question);
    if (!asked) return [{ question, problem: 'unknown' }];
    if (given.has(question)) return [{ question, problem: 'twice' }];
    given.add(question);
    const isYesNo = answer === 'yes' || answer === 'no' || answer === '';
    return asked.kind === 'yesNo' && !isYesNo ? [{ question, problem: 'notYesNo' }] : [];
  });
  const answered = new Set(
    answers.filter(({ answer }) => answer !== '').map(({ question }) => question),
  );
  const missing = questions
    .filter(({ key, required }) => required && !answered.has(key))
    .map(({ key }): AnswerFault => ({ question: key, problem: 'missing' }));
  return [...wrong, ...missing];
}

/** Whether a guest can still answer, or correct their answers. @param start ms since 1970 */
export const isIntakeOpen = (start: number, now: number): boolean => now < start;

/** Whether a link to the form still leads anywhere. @param end of the treatment, ms since 1970 */
export const isIntakeLinkAlive = (end: number, now: number): boolean => now < end + DAY_MS;
