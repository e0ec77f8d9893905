import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { HomeIsBusy, type RequestViewing, TooManyViewings, ViewingNotFound } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { claimAccount } from '../../database/pool.ts'
import { languageOf } from '../../rpc/call-context.ts'
import { say } from '../../text/said.ts'
import { text } from './tour.text.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { findAccountOfAsset } from '../../properties/properties/property.public.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { checkedMoments } from './named-times.ts'
import { notifyLister } from './notify-lister.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { allToursOf } from './tour.access.ts'
import { tourReceivedEmail, tourRequestedEmail } from './tour.email.ts'
import { listerName } from './tour.present.ts'
import { findViewedHome, findTour, insertTour } from './tour.queries.ts'

const DAY_SECONDS = 86_400
const MOST_ASKED_A_DAY = { uses: 10, windowSeconds: DAY_SECONDS, failure: TooManyViewings }
const MOST_RECEIVED_A_DAY = { uses: 50, windowSeconds: DAY_SECONDS, failure: HomeIsBusy }

export const requestTour: Handler<typeof RequestViewing> = async (context, input) => {
  const { db, services, actor } = context
  const home = (await findViewedHome(db, input.AssetId)) ?? fail(PropertyNotFound)
  const times = await checkedMoments(db, home.time_zone, input.Times, (index) => `Times.${index}.`)
  const answer = { ListerName: listerName(home) }
  if (input.Website !== null) {
    // A program that fills in every field is not told that it was seen through.
    context.audit(home.asset_id, { droppedAsSpam: true })
    return answer
  }
  await countAgainstQuota(db, `tours-by:${sha256(input.Email).toString('base64url')}`, MOST_ASKED_A_DAY)
  await countAgainstQuota(db, `tours-to:${home.profile_id}`, MOST_RECEIVED_A_DAY)

  // A visitor, signed in or not, has no rows here to add to: a tour belongs to who manages the home.
  const accountId = (await findAccountOfAsset(db, home.asset_id)) ?? fail(PropertyNotFound)
  await claimAccount(db, accountId)
  const tourId = await insertTour(db, {
    home,
    visitorAccountId: actor.kind === 'account' ? actor.accountId : null,
    name: input.Name,
    email: input.Email,
    phone: input.Phone,
    note: input.Note,
    times,
  })
  const tour = (await findTour(db, 'manager', allToursOf({ accountId }), tourId)) ?? fail(ViewingNotFound)
  await notifyVisitor(services, db, tour, tourReceivedEmail, { times: times.map((time) => time.toISOString()) }, languageOf(context))
  await notifyLister(context, tour, { email: tourRequestedEmail, said: say(text, 'wantsToSee', { home: tour.asset_title }), times })
  context.audit(tourId, { assetId: home.asset_id })
  return answer
}
