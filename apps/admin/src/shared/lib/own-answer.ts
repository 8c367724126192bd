interface Query<Answer> {
  /** The latest that any question has had. */
  data?: Answer | undefined;
  /** That of the question asked now. */
  currentData?: Answer | undefined;
  isError: boolean;
}

/**
 * The answer before is kept while the next page or another filter is on its way, so that nothing jumps; where
 * that failed it is gone: its rows must not stand there as if they were the answer.
 */
export const ownAnswer = <Answer, Of extends Query<Answer>>(query: Of & Query<Answer>) => ({
  ...query,
  data: query.isError ? query.currentData : query.data,
});
