import type { TestApp } from '../../../test/harness.ts'
import { everything } from '../../database/pool.ts'
import { issueToken, mintToken } from '../../secrets/mail-tokens.ts'
import { insertNotice, setNoticeToken } from './expiry.queries.ts'
import { RENEWAL_LINK } from './renewal-link.ts'

/** The secret of a link that a mail about ending listings would carry. */
export async function linkToNotice(app: TestApp): Promise<string> {
  const { accountId, profileId, email } = await app.newPerson()
  const secret = await app.services.database.transaction(everything('a test gives a notice'), async (db) => {
    const tokenId = await issueToken(db, { accountId, email, ...RENEWAL_LINK })
    const noticeId = await insertNotice(db, { accountId, profileId }, { kind: 'week', coversUntil: new Date(), homes: 1 })
    await setNoticeToken(db, noticeId, tokenId)
    return mintToken(db, tokenId)
  })
  if (secret === null) throw new Error('the link was not minted')
  return secret
}
