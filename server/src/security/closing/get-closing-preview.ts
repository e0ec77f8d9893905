import { AccountClosing, WhatClosingMeans } from '@keystead/contract/identity/accounts/account.events.ts'
import type { GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { holdingsOf } from '../../identity/accounts/account.public.ts'
import { accountActor, languageOf } from '../../rpc/call-context.ts'
import { obstaclesOf } from '../../rpc/events.ts'
import type { Handler } from '../../rpc/module.ts'
import { hasPin } from '../security-pin/pin.public.ts'
import { getClosingPreview as readPreview } from './closing.queries.ts'

export const getClosingPreview: Handler<typeof GetClosingPreview> = async (context) => {
  const { db } = context
  const { accountId } = accountActor(context.actor)
  const { email, plan, profiles } = await readPreview(db, accountId)
  const { properties, listings } = await holdingsOf(context, accountId)
  const refusals = await context.services.events.refusals(context, AccountClosing, [{ id: accountId, accountId }])
  const means = await context.services.events.ask(context, WhatClosingMeans, { accountId, isBusiness: false })
  return {
    Email: email,
    Profiles: profiles,
    Properties: properties,
    Listings: listings,
    Plan: plan,
    Means: means.flat().map((english) => context.services.languages.otherWords(english, languageOf(context))),
    NeedsPin: await hasPin(db, accountId),
    Refusals: obstaclesOf(refusals),
  }
}
