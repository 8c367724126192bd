/** What sticks to the bottom of a wide page sets this to its height, so that messages appear above it. */
export const BOTTOM_BAR_VARIABLE = '--atrium-bottom-bar';
