/** @typedef {{ properties?: Record<string, unknown>, required?: string[] }} Schema */

/**
 * The document as our own apps are held to it: whoever changes something says which version of it they saw. In some
 * calls the API lets others leave it out (docs/domain/answers.md).
 *
 * @template {{ paths: object, components: { schemas: object } }} Document OpenAPI
 * @param {Document} document changed
 * @returns {Document}
 */
function sendVersions(document) {
  const schemas = /** @type {Record<string, Schema>} */ (document.components.schemas);
  for (const name of sentIn(document.paths, schemas)) {
    const { properties, required = [] } = schemas[name] ?? {};
    if (properties?.version && !required.includes('version') && !WITHOUT_VERSION.has(name)) {
      schemas[name] = { ...schemas[name], required: [...required, 'version'] };
    }
  }
  return document;
}

const WITHOUT_VERSION = new Set([
  // may be new
  'CustomerSave',
  // only asks what a change would do
  'DiningRoomDraft',
  // has the change in `data`, and its version with it
  'TreatmentUpdate',
]);

/**
 * The names of what operations take, and of what that is made of.
 * @param {object} paths
 * @param {Record<string, Schema>} schemas
 */
function sentIn(paths, schemas) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {unknown} part */
  const collect = (part) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCES)) {
      if (names.has(name)) continue;
      names.add(name);
      collect(schemas[name]);
    }
  };
  for (const { requestBody } of operations) collect(requestBody ?? {});
  return names;
}

const REFERENCES = /"#\/components\/schemas\/([^"]+)"/g;

module.exports = { sendVersions };
