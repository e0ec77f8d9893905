import { PropertyNotFound } from '@keystead/contract/assets/properties/property.operations.ts'
import { HomeIsBusy, type RequestViewing, TooManyViewings, ViewingNotFound } from '@keystead/contract/assets/viewings/viewing.operations.ts'
import { claimAccount } from '../../database/pool.ts'
import { fail } from '../../rpc/failure.ts'
import type { PreparedHandler } from '../../rpc/module.ts'
import { countAgainstQuota } from '../../rpc/quota.ts'
import { sha256 } from '../../secrets/sha256.ts'
import { checkedMoments } from './named-times.ts'
import { listerToTell, tellLister } from './tell-lister.ts'
import { tellVisitor } from './tell-visitor.ts'
import { allViewingsOf } from './viewing.access.ts'
import { viewingReceivedMail, viewingRequestedMail } from './viewing.mail.ts'
import { listerName } from './viewing.present.ts'
import { type Lister, findViewedHome, findViewing, insertViewing } from './viewing.queries.ts'

const DAY_SECONDS = 86_400
const MOST_ASKED_A_DAY = { uses: 10, windowSeconds: DAY_SECONDS, failure: TooManyViewings }
const MOST_RECEIVED_A_DAY = { uses: 50, windowSeconds: DAY_SECONDS, failure: HomeIsBusy }

export const requestViewing: PreparedHandler<typeof RequestViewing, Lister | null> = {
  async prepare({ db, services }, input) {
    const home = await findViewedHome(db, input.AssetId)
    return home && listerToTell(services, home.profile_id)
  },

  async run(context, input, lister) {
    const { db, services, actor } = context
    const home = (await findViewedHome(db, input.AssetId)) ?? fail(PropertyNotFound)
    const times = await checkedMoments(db, home.time_zone, input.Times, (index) => `Times.${index}.`)
    const answer = { ListerName: listerName(home) }
    if (input.Website !== null) {
      // A program that fills in every field is not told that it was seen through.
      context.audit(home.asset_id, { droppedAsSpam: true })
      return answer
    }
    await countAgainstQuota(db, `viewings-by:${sha256(input.Email).toString('base64url')}`, MOST_ASKED_A_DAY)
    await countAgainstQuota(db, `viewings-to:${home.profile_id}`, MOST_RECEIVED_A_DAY)

    // The row is the lister's; a visitor, signed in or not, has no rows here to add to.
    await claimAccount(db, home.account_id)
    const viewingId = await insertViewing(db, {
      home,
      visitorAccountId: actor.kind === 'account' ? actor.accountId : null,
      name: input.Name,
      email: input.Email,
      phone: input.Phone,
      note: input.Note,
      times,
    })
    const scope = allViewingsOf({ accountId: home.account_id })
    const viewing = (await findViewing(db, 'lister', scope, viewingId)) ?? fail(ViewingNotFound)
    await tellVisitor(services, db, viewing, viewingReceivedMail, { times: times.map((time) => time.toISOString()) })
    if (lister) await tellLister(services, db, lister, viewing, { mail: viewingRequestedMail, times })
    context.audit(viewingId, { assetId: home.asset_id })
    return answer
  },
}
