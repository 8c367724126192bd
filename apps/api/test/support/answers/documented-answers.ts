import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

type Json = Record<string, unknown>;

const DOCUMENT = 'https://atrium.invalid/open-api';

/** Holds what is sent and answered to the API's document: types, patterns, and no field it does not name. */
export class DocumentedAnswers {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: Json) {
    this.ajv.addSchema({ ...(closed(document) as Json), $id: DOCUMENT });
  }

  /** What is wrong with an answer, one line each. */
  problemsOfAnswer(operation: string, status: number, answer: unknown): string[] {
    return this.problemsOf(operation, ['responses', `${status}`], answer);
  }

  /** What is wrong with a request's body, one line each. */
  problemsOfBody(operation: string, body: unknown): string[] {
    return this.problemsOf(operation, ['requestBody'], body);
  }

  takesJson(operation: string): boolean {
    const body = this.resolved([...stepsTo(operation), 'requestBody']);
    return (
      body !== undefined && this.valueAt([...body, 'content', 'application/json']) !== undefined
    );
  }

  private problemsOf(operation: string, place: readonly string[], value: unknown): string[] {
    const at = `${operation} ${place.join(' ')}`;
    const steps = this.resolved([...stepsTo(operation), ...place]);
    if (!steps) return [`${at} is not in the document`];
    if (!this.valueAt([...steps, 'content'])) return [`${at} has a body, and none in the document`];
    const validate = this.validatorOf([...steps, 'content', 'application/json', 'schema']);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${at}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The steps to something in the document, or to the component that it names; undefined if it is not there. */
  private resolved(steps: readonly string[]): readonly string[] | undefined {
    const found = this.valueAt(steps) as { $ref?: string } | undefined;
    return found?.$ref ? found.$ref.split('/').slice(1) : found && steps;
  }

  private valueAt(steps: readonly string[]): unknown {
    return steps.reduce<unknown>(
      (value, step) => (value as Json | undefined)?.[step],
      this.document,
    );
  }

  private validatorOf(steps: readonly string[]): ValidateFunction {
    const pointer = steps
      .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const known = this.validators.get(pointer);
    const validate = known ?? this.ajv.compile({ $ref: `${DOCUMENT}#/${pointer}` });
    this.validators.set(pointer, validate);
    return validate;
  }
}

function stepsTo(operation: string): string[] {
  const [method = '', path = ''] = operation.split(' ');
  return ['paths', path, method.toLowerCase()];
}

/** A schema that names its fields allows no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      /^examples?$/.test(name) ? [] : [[name, closed(field)]],
    ),
  );
  const isOpen = 'additionalProperties' in schema || !('properties' in schema);
  return isOpen ? schema : { ...schema, unevaluatedProperties: false };
}
