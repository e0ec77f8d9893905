import pg from 'pg'
import { expect, test } from 'vitest'
import { failureAnswer } from './failure.ts'

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })
}

test.each(['57P01', '57P03', '53300', '57014', '25P03', '25P04'])('%s of the database is worth another try', (code) =>
  expect(failureAnswer(databaseError(code))).toMatchObject({ statusCode: 503, body: { Code: 'Unavailable' }, retryAfterSeconds: 2 }),
)

test('so is a connection on which nothing comes back', () =>
  expect(failureAnswer(new Error('Query read timeout'))).toMatchObject({ statusCode: 503, retryAfterSeconds: 2 }))

test('a rule that the data break is not', () => expect(failureAnswer(databaseError('23505'))).toMatchObject({ statusCode: 500 }))

test.each([
  ['the database', databaseError('53100')],
  ['the file system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['the file store, which wraps it', new Error('Cannot write file', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) })],
])('a full disk of %s has a sentence of its own', (_what, error) =>
  expect(failureAnswer(error)).toMatchObject({
    statusCode: 503,
    body: { Code: 'NoRoomLeft', Message: expect.stringContaining('Nothing was changed') },
    retryAfterSeconds: 60,
    unexpected: true,
  }),
)
