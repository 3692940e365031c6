import { ERRORS } from '@waypost/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '../../app-error.ts';
import { EmbeddedDatabaseError } from '../../db/embedded/embedded-engine.ts';
import { createErrorHandler, toAppError } from './error-handler.ts';

const withFields = (fields: object, message = 'boom') => Object.assign(new Error(message), fields);

describe('toAppError', () => {
  test.each([
    [
      'a body too large',
      withFields({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      'payload_too_large',
    ],
    [
      'a file too large',
      withFields({ code: 'FST_REQ_FILE_TOO_LARGE', statusCode: 413 }),
      'payload_too_large',
    ],
    [
      'an unknown media type',
      withFields({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }),
      'unsupported_media_type',
    ],
    ['empty JSON', withFields({ code: 'FST_ERR_CTP_EMPTY_JSON_BODY', statusCode: 400 }), 'broken_json'],
    ['JSON that does not parse', Object.assign(new SyntaxError('x'), { statusCode: 400 }), 'broken_json'],
    [
      'a path no file may have',
      withFields({ code: 'FST_STATIC_FORBIDDEN_PATH', statusCode: 403 }),
      'not_found',
    ],
    ['too many calls', withFields({ statusCode: 429 }), 'too_many_requests'],
    ['any other 413', withFields({ statusCode: 413 }), 'payload_too_large'],
    ['any other 400', withFields({ statusCode: 400 }), 'validation_failed'],
    [
      'a taken organization name',
      withFields({ code: '23505', constraint: 'organizations_name_key' }),
      'organization_exists',
    ],
    [
      'a known identity',
      withFields({ code: '23505', constraint: 'members_identity_subject_key' }),
      'already_signed_up',
    ],
    [
      'a bad geometry',
      withFields({ code: '23514', constraint: 'features_geometry_valid' }),
      'geometry_invalid',
    ],
    ['a breach of any other constraint', withFields({ code: '23505', constraint: 'other_key' }), 'internal'],
    ['a time out of range', withFields({ code: '22008' }), 'validation_failed'],
    ['a database that goes away', withFields({ code: '57P01' }), 'unavailable'],
    ['a database that is not there', withFields({ code: 'ECONNREFUSED' }), 'unavailable'],
    [
      'an embedded database that was restarted',
      new EmbeddedDatabaseError({ message: 'restarted', code: '57P01' }),
      'unavailable',
    ],
    ['a syntax error of ours', new SyntaxError('x'), 'internal'],
    ['SQL of ours that is wrong', withFields({ code: '42601' }), 'internal'],
    ['anything else', new TypeError('x is not a function'), 'internal'],
  ] as const)('%s', (_, error, code) => {
    expect(toAppError(error)).toMatchObject({ code, status: ERRORS[code].status });
  });

  test('returns an AppError unchanged', () => {
    const fault = new AppError('forbidden', { detail: 'Not you.' });
    expect(toAppError(fault)).toBe(fault);
  });
});

test.each([
  ['internal', 1],
  ['tile_server_unavailable', 0],
  ['language_model_unavailable', 0],
  ['tile_source_faulty', 0],
] as const)('a failure of the code %s is logged %i times', (code, times) => {
  const log = { error: vi.fn() };
  const reply = { code: vi.fn(), header: vi.fn(), type: vi.fn(), send: vi.fn() };
  reply.type.mockReturnValue(reply);
  // As much of both as the handler uses.
  const request = { id: '1', log, headers: {}, routeOptions: { config: {} } } as unknown as FastifyRequest;
  const note = vi.fn();
  createErrorHandler({ note })(new AppError(code), request, reply as unknown as FastifyReply);
  expect(log.error).toHaveBeenCalledTimes(times);
  expect(note).not.toHaveBeenCalled();
  expect(reply.code).toHaveBeenCalledWith(ERRORS[code].status);
});
