import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { eraseProfiles } from './erase-profiles.queries.ts'

export const profileListeners: readonly Listener[] = [
  on(AccountClosing, 'its profiles lose their names and pictures', async ({ db, services, afterCommit }, accounts) => {
    for (const { accountId } of accounts) {
      const pictures = await eraseProfiles(db, accountId)
      afterCommit(async () => {
        for (const storageKey of pictures) await releasePicture(services, storageKey)
      })
    }
  }),
]
