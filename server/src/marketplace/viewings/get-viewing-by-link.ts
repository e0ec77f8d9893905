import type { GetViewingByLink } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { readByLink } from './answered-by-link.ts'
import { presentViewing } from './viewing.present.ts'

export const getViewingByLink: Handler<typeof GetViewingByLink> = async ({ services }, input) =>
  presentViewing(await readByLink(services, input.Token), { profileId: null })
