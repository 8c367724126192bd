import { watchedAnswers } from './answers/watched-answers';

/** A test whose requests were answered otherwise than the API's document says fails, whatever it is about. */
afterEach(() => expect(watchedAnswers.takeProblems()).toEqual([]));
