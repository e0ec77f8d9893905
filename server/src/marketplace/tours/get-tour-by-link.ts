import type { GetViewingByLink } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import type { Handler } from '../../rpc/module.ts'
import { readByLink } from './answered-by-link.ts'
import { presentTour } from './tour.present.ts'

export const getTourByLink: Handler<typeof GetViewingByLink> = async ({ services }, input) =>
  presentTour(await readByLink(services, input.Token), { profileId: null })
