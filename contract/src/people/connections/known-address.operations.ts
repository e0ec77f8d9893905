import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { choice, email } from '../../values/fields.ts'
import { PROFILE_TYPES } from '../../identity/profiles/profile.values.ts'

const users = area('users')

export const CheckUserProfileByEmail = users.query('CheckUserProfileByEmail', {
  summary:
    'Whether someone with this email has a profile of a type, of oneself and of people one is joined with. Any other address is answered with no, whatever account has it. Guarded by a small quota.',
  access: signedIn({ profiles: 'any' }),
  permission: 'connections:view',
  input: z.strictObject({ Email: email(), ProfileTypeId: choice('Profile type', Object.values(PROFILE_TYPES)) }),
  output: z.object({ Exists: z.boolean() }),
  quota: 'sensitive',
  readsNothing: 'It is asked while someone types, and not kept.',
})
