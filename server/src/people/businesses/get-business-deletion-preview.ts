import { WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import { BusinessDeleting, WhatBusinessHolds } from '@keystead/contract/people/businesses/business.events.ts'
import {
  BusinessMovingIn,
  BusinessNotFound,
  type GetBusinessDeletionPreview,
} from '@keystead/contract/people/businesses/business.operations.ts'
import { actingAs } from '../../database/pool.ts'
import { accountActor, languageOf } from '../../rpc/call-context.ts'
import { obstaclesOf } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { hasPin } from '../../security/security-pin/pin.public.ts'
import type { ReachedBusiness } from './business.access.ts'
import { countMembers, findOwnBusiness } from './deletion.queries.ts'

export const getBusinessDeletionPreview: Handler<typeof GetBusinessDeletionPreview, ReachedBusiness> = async (context) => {
  const { db, services, owned } = context
  const business = (await findOwnBusiness(db, owned.accountId, owned.businessId)) ?? fail(BusinessNotFound)
  const { accountId: personAccountId } = accountActor(context.actor)
  const item = { id: business.id, accountId: business.account_id }
  const held = await services.events.ask(context, WhatBusinessHolds, item)
  const refusals = await services.events.refusals(context, BusinessDeleting, [item])
  const means = await actingAs(db, business.account_id, () =>
    services.events.ask(context, WhatClosingMeans, { accountId: business.account_id, isBusiness: true }),
  )
  const sum = (kind: 'properties' | 'listings' | 'connections') => held.reduce((so, one) => so + one[kind], 0)
  return {
    Name: business.name,
    Properties: sum('properties'),
    Listings: sum('listings'),
    Connections: sum('connections'),
    Means: means.flat().map((english) => services.languages.otherWords(english, languageOf(context))),
    Members: await countMembers(db, business.id),
    Refusals: obstaclesOf([...(business.is_moving_in ? [{ error: BusinessMovingIn }] : []), ...refusals]),
    HasPin: await actingAs(db, personAccountId, () => hasPin(db, personAccountId)),
  }
}
