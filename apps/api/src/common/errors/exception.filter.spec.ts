import { errors as de } from '@atrium/i18n/locales/de/errors';
import { errors as en } from '@atrium/i18n/locales/en/errors';
import { errors as no } from '@atrium/i18n/locales/no/errors';
import { NotFoundException } from '@nestjs/common';
import { mongo } from 'mongoose';
import { AppError, RuleError } from './app-error';
import { toFailure } from './exception.filter';

it.each([
  ['en', en],
  ['no', no],
  ['de', de],
] as const)('a refusal is told in %s, and what of it is about a field', (language, texts) => {
  const refusal = RuleError.ofField('EMAIL_TAKEN', 'email');
  expect(toFailure(refusal, language)).toEqual({
    success: false,
    statusCode: 422,
    code: 'EMAIL_TAKEN',
    error: texts.EMAIL_TAKEN,
    message: texts.EMAIL_TAKEN,
    details: [{ field: 'email', code: 'EMAIL_TAKEN', message: texts.EMAIL_TAKEN }],
  });
});

it('what a validator says stays as it is in English, and is told by its code elsewhere', () => {
  const message = 'limit must not be greater than 100';
  const refusal = new AppError(400, 'VALIDATION_FAILED', {
    details: [{ field: 'limit', code: 'FIELD_OUT_OF_RANGE', message }],
  });
  expect(toFailure(refusal, 'en').details).toEqual([
    { field: 'limit', code: 'FIELD_OUT_OF_RANGE', message },
  ]);
  expect(toFailure(refusal, 'de').details).toEqual([
    { field: 'limit', code: 'FIELD_OUT_OF_RANGE', message: de.FIELD_OUT_OF_RANGE },
  ]);
});

it('a name the client sent stays as it is, even where it reads like one of our texts', () => {
  const details = [{ field: 'text', message: en.EMAIL_TAKEN }];
  const refusal = new AppError(400, 'VALIDATION_FAILED', { details });
  expect(toFailure(refusal, 'de')).toMatchObject({ message: de.VALIDATION_FAILED, details });
});

it('what nobody foresaw tells nothing, in the same language', () => {
  expect(toFailure(new Error('secret'), 'no')).toMatchObject({
    statusCode: 500,
    code: 'INTERNAL',
    message: no.INTERNAL,
  });
  expect(toFailure(new NotFoundException(), 'de')).toMatchObject({ message: de.NOT_FOUND });
});

it('a question that a busy database did not finish may be asked again', () => {
  const error = new mongo.MongoServerError({ code: 50, message: 'operation exceeded time limit' });
  expect(toFailure(error, 'en')).toMatchObject({ statusCode: 503, code: 'SERVICE_UNAVAILABLE' });
});
