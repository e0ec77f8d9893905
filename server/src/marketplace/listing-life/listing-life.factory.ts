import type { TestApp } from '../../../test/harness.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { insertNotice } from './expiry.queries.ts'
import { RENEWAL_LINK } from './renewal-link.ts'

/** The secret of a link that an email about ending listings would carry. */
export async function linkToNotice(app: TestApp): Promise<string> {
  const { accountId, profileId } = await app.newPerson()
  const secret = await app.services.database.transaction(everything('a test gives a notice'), async (db) => {
    const noticeId = await insertNotice(db, { accountId, profileId }, { kind: 'week', coversUntil: new Date(), homes: 1 })
    const tokenId = await makeLink(db, RENEWAL_LINK, { accountId, objectId: noticeId })
    return mintLink(db, tokenId)
  })
  if (secret === null) throw new Error('the link was not minted')
  return secret
}
