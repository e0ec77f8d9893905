import { ProfileMoved } from '@keystead/contract/people/businesses/business.events.ts'
import { type Listener, on } from '../../rpc/events.ts'
import { moveItems } from './item.queries.ts'

export const invoiceItemListeners: readonly Listener[] = [
  on(ProfileMoved, 'what it bills again and again comes along', async ({ db }, profiles) => {
    for (const profile of profiles) await moveItems(db, profile)
  }),
]
