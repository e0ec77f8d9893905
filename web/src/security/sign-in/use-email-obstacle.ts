import { messages } from '@keystead/contract/security/sign-in/sign-in-messages.text.ts'
import { GetUserAccountDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { useCall } from '../../api/query.ts'

/** Why nothing of the reader's goes on the market yet, or null: their email is not confirmed. The line above each screen sends the email again. */
export function useEmailObstacle(): string | null {
  const { data } = useCall(GetUserAccountDetails, {})
  return data && !data.EmailVerified ? messages.confirmEmailToList : null
}
