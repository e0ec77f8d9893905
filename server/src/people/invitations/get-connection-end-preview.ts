import { ConnectionNotFound } from '@keystead/contract/people/connections/connection.operations.ts'
import type { GetConnectionEndPreview } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { WhatConnectionEnds } from '@keystead/contract/people/connections/connection.events.ts'
import { languageOf, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { checkStep, findConnection, sideOf } from '../connections/connection.public.ts'
import { text } from './invitation.text.ts'

const STAYS = [text.historyStays, text.papersStay]

export const getConnectionEndPreview: Handler<typeof GetConnectionEndPreview, Scope<'connection'>> = async (context, input) => {
  const { db, actor, services } = context
  const { profileId } = profileActor(actor)
  const connection = (await findConnection(db, context.owned, input.ConnectionId)) ?? fail(ConnectionNotFound)
  checkStep(connection, 'end', sideOf(connection, profileId))
  // What stands highest ends first: leases before shares.
  const answers = (await services.events.ask(context, WhatConnectionEnds, { connectionId: connection.id })).toReversed()
  const said = (english: string) => services.languages.otherWords(english, languageOf(context))
  return {
    Ends: answers.flatMap(({ ends }) => ends).map((end) => ({ ...end, What: said(end.What) })),
    Keeps: [...STAYS, ...answers.flatMap(({ keeps }) => keeps)].map(said),
  }
}
