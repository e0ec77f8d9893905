import { SetBusinessListStatus } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { useProfileCommand } from '../../identity/profiles/use-profile-command.ts'
import { withToast } from '../../ui/with-toast.ts'
import { messages } from './business-messages.text.ts'

/** Lists a business, or takes it out of the sight of strangers. What is missing is said. */
export function useListing({ BusinessId }: Pick<BusinessItem, 'BusinessId'>) {
  const command = useProfileCommand(SetBusinessListStatus)
  return {
    isBusy: command.pending,
    list: (IsListed: boolean) => withToast(command.run({ BusinessId, IsListed }), messages.businessUpdated),
  }
}
