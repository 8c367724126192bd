import { generatedApi } from '../api.gen';

/**
 * A party that is put down at a table sits there before the server says so, and goes back to where it
 * was if the server refuses.
 */
generatedApi.enhanceEndpoints({
  endpoints: {
    updateSeatingReservation: {
      onQueryStarted: async (
        { id, seatingReservationChange: { tables } },
        { dispatch, getState, queryFulfilled },
      ) => {
        if (!tables) return;
        const { selectCachedArgsForQuery, updateQueryData } = generatedApi.util;
        const shown = selectCachedArgsForQuery(getState(), 'listSeatedReservations');
        const patches = shown.map((arg) =>
          dispatch(
            updateQueryData('listSeatedReservations', arg, ({ data }) => {
              const party = data.find(({ _id }) => _id === id);
              if (party) party.tables = tables;
            }),
          ),
        );
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    },
  },
});
