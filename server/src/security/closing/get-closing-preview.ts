import type { GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { hasPin } from '../security-pin/pin.public.ts'
import { getClosingPreview as readPreview } from './closing.queries.ts'

export const getClosingPreview: Handler<typeof GetClosingPreview> = async ({ db, actor }) => {
  const { accountId } = accountActor(actor)
  const { email, plan, profiles, properties, listings } = await readPreview(db, accountId)
  return {
    Email: email,
    Profiles: profiles,
    Properties: properties,
    Listings: listings,
    Plan: plan,
    NeedsPin: await hasPin(db, accountId),
  }
}
