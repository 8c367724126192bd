/**
 * In place of `@emotion/is-prop-valid`, a list of every attribute there is, which Emotion asks about plain
 * elements. MUI asks it about none of its parts: it keeps these four from them, and so does this.
 */
export default (prop: string): boolean => !['ownerState', 'theme', 'sx', 'as'].includes(prop);
