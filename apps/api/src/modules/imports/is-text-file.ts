import { isText } from '@atrium/rules/texts/csv-text';
import { ValidateBy } from 'class-validator';

/** A picture, an archive or a spreadsheet's own format is refused as what it is, by its control characters. */
export const IsTextFile = (): PropertyDecorator =>
  ValidateBy({
    name: 'isTextFile',
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || isText(value),
      defaultMessage: () => '$property must be a CSV file',
    },
  });
