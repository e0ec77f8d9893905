import { AccountClosing } from '@keystead/contract/identity/accounts/account.events.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { type Listener, hourly, on } from '../../rpc/events.ts'
import { deleteBrandings } from './branding.queries.ts'
import { clearVersions } from './clear-versions.ts'

export const brandingListeners: readonly Listener[] = [
  on(AccountClosing, 'its branding goes, and its logos', async ({ db, services, afterCommit }, accounts) => {
    for (const { accountId } of accounts) {
      const logos = await deleteBrandings(db, accountId)
      afterCommit(async () => {
        for (const key of new Set(logos)) await releasePicture(services, key)
      })
    }
  }),
  hourly('versions of a branding that nothing was sent with', ({ services }) => clearVersions(services)),
]
