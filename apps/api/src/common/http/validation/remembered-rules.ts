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
  const known = new WeakMap<WeakKey, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const isPlain = !schema && !always && !strictGroups && !groups?.length;
    if (!isPlain) return lookUp(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? lookUp(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}
