import { z } from 'zod'
import { existingPassword, linkToken } from '../../values/fields.ts'

/** Without a session of the account its password is needed. */
export const ConfirmEmailInput = z.strictObject({ Token: linkToken(), Password: existingPassword().optional() })
