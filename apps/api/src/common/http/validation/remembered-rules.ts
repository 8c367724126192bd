import { getMetadataStorage, type MetadataStorage } from 'class-validator';

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

const remembering = new WeakSet<MetadataStorage>();

/**
 * For each value that it checks, class-validator looks through the rules of every class for those of the value's
 * class and of the classes above it. They stand once a class is defined, so each class is looked up once.
 */
export function rememberRules(storage = getMetadataStorage()): void {
  if (remembering.has(storage)) return;
  remembering.add(storage);
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<WeakKey, Map<string, Rules>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) {
      return lookUp(target, schema, always, strictGroups, groups);
    }
    const ofTarget = known.get(target) ?? new Map<string, Rules>();
    known.set(target, ofTarget);
    // of a value within another one, the name of the outer class comes along
    const rules = ofTarget.get(schema) ?? lookUp(target, schema, always, strictGroups, groups);
    ofTarget.set(schema, rules);
    return rules;
  };
}
