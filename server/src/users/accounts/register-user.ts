import { EmailTaken, type RegisterUser } from '@keystead/contract/users/accounts/account.operations.ts'
import { NO_PROFILE_TYPE } from '@keystead/contract/users/profiles/profile.values.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { hashPassword } from '../../secrets/password-hash.ts'
import { checkedCategories, insertProfile } from '../profiles/profile.public.ts'
import { insertAccount } from './account.queries.ts'
import { checkPassword } from './password-rules.ts'

type Made = { passwordHash: string; categoryIds: number[] }

export const registerUser: PreparedHandler<typeof RegisterUser, Made> = {
  async prepare(_context, input) {
    const categoryIds = checkedCategories(input.ProfileTypeId, input.CategoryIds)
    await checkPassword(input.Password, { firstName: input.FirstName, lastName: input.LastName, email: input.Email })
    return { passwordHash: await hashPassword(input.Password), categoryIds }
  },

  async run(context, input, { passwordHash, categoryIds }) {
    const accountId = await insertAccount(context.db, {
      email: input.Email,
      passwordHash,
      firstName: input.FirstName,
      lastName: input.LastName,
      mobile: nationalDigits(input.Mobile),
    })
    if (accountId === null) fail(EmailTaken, { Email: EmailTaken.message })
    const profileId =
      input.ProfileTypeId === NO_PROFILE_TYPE
        ? null
        : await insertProfile(context.db, {
            accountId,
            profileTypeId: input.ProfileTypeId,
            accountTypeId: input.AccountTypeId,
            firstName: input.FirstName,
            lastName: input.LastName,
            categoryIds,
          })
    context.audit(accountId, { profileTypeId: input.ProfileTypeId })
    return { AccountId: accountId, ProfileId: profileId, Email: input.Email }
  },
}

/** `+1 (503) 555-0114` -> `5035550114`. */
function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10)
}
