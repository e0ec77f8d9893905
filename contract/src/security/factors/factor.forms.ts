import { z } from 'zod'
import { emptyMessage } from '../../text/messages.ts'
import { existingPassword, linkToken, rowId, typedCode } from '../../values/fields.ts'
import { CONFIRM_METHODS, type ConfirmMethod } from './factor.values.ts'
import { PasskeySignature } from './passkey.schemas.ts'

export const ConfirmTotpInput = z.strictObject({ Code: typedCode('Code') })

export const ConfirmSecondFactorInput = z.strictObject({
  Ticket: linkToken('Ticket'),
  Method: z.enum(['totp', 'recoveryCode'], { error: 'Method is not valid.' }),
  Code: typedCode('Code'),
})

/** What each method has to bring. */
const CONFIRM_FIELDS = {
  password: ['Password'],
  passkey: ['ChallengeId', 'Response'],
  totp: ['Code'],
  emailCode: ['Code'],
} as const satisfies Record<ConfirmMethod, readonly string[]>

export const ConfirmIdentityInput = z
  .strictObject({
    Method: z.enum(CONFIRM_METHODS, { error: 'Method is not valid.' }),
    Password: existingPassword().nullish(),
    Code: typedCode('Code').nullish(),
    ChallengeId: rowId('Challenge').nullish(),
    Response: PasskeySignature.nullish(),
  })
  .superRefine((given, context) => {
    for (const field of CONFIRM_FIELDS[given.Method]) {
      if ((given[field] ?? null) === null) context.addIssue({ code: 'custom', path: [field], message: emptyMessage(field) })
    }
  })
