import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './sessions-messages.text.ts'
import { rowId } from '../../values/fields.ts'

const users = area('users')

export const SignInFailed = defineError('SignInFailed', 401, messages.signInFailed)
export const SessionNotFound = defineError('SessionNotFound', 404, messages.sessionNotFound)

/** What kind of device a browser said that it runs on. */
export const DEVICE_KINDS = ['desktop', 'phone', 'tablet', 'other'] as const

export const GetUserSessions = users.query('GetUserSessions', {
  summary: 'Where the account is signed in now, the session that asks first, then by last use.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({
    Sessions: z.array(
      z.object({
        SessionId: z.guid(),
        IsCurrent: z.boolean(),
        DeviceKind: z.enum(DEVICE_KINDS),
        /** `Chrome on macOS`, or `Unknown browser`. */
        Device: z.string(),
        Ip: z.string().nullable(),
        SignedInAt: z.iso.datetime(),
        /** To the minute. */
        LastSeenAt: z.iso.datetime(),
        Remembered: z.boolean(),
      }),
    ),
  }),
  reads: ['session'],
})

export const EndUserSession = users.command('EndUserSession', {
  summary: 'Ends a session of the account: its browser is signed out at its next call.',
  access: signedIn({ profiles: 'any', own: { field: 'SessionId', kind: 'session' } }),
  permission: 'personal',
  input: z.strictObject({ SessionId: rowId('Session') }),
  output: z.object({ SessionId: z.guid() }),
  errors: [SessionNotFound],
  changes: ['session'],
})

export const EndOtherSessions = users.command('EndOtherSessions', {
  summary: 'Ends all sessions of the account but the one that asks.',
  access: signedIn({ profiles: 'any' }),
  permission: 'personal',
  input: z.strictObject({}),
  output: z.object({ Ended: z.int() }),
  changes: ['session'],
})
