import type { TestApp } from '../../../test/harness.ts'
import type { LooksAtRows } from '../../../test/people.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { PROFILE_LINK } from './profile-link.ts'

type Renter = { readonly accountId: string }

/** A renter's profile as a row, in the place of the one before; it says nothing but a name. */
export async function givenRenterProfile(app: LooksAtRows, { accountId }: Renter): Promise<string> {
  await app.sql('delete from renter_profile where account_id = $1', [accountId])
  const [profile] = await app.sql<{ id: string }>(
    `insert into renter_profile (account_id, name, submitted_at, expires_at, data) values ($1, 'Pat Tester', now(), now() + interval '30 days', '{}') returning id`,
    [accountId],
  )
  return profile!.id
}

/** A share of it that was opened once. */
export async function givenProfileShare(app: LooksAtRows, renter: Renter): Promise<string> {
  const profileId = await givenRenterProfile(app, renter)
  const [share] = await app.sql<{ id: string }>(
    `insert into renter_profile_share (account_id, renter_profile_id, label, shows_contacts, until_at)
     values ($1, $2, 'Elm Homes', false, now() + interval '7 days') returning id`,
    [renter.accountId, profileId],
  )
  await app.sql(`insert into renter_profile_opening (account_id, share_id, name) values ($1, $2, 'Kim Lee')`, [renter.accountId, share!.id])
  return share!.id
}

/** The secret that an email would carry. */
export async function linkToProfile(app: TestApp, { accountId }: Renter, shareId: string): Promise<string> {
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, PROFILE_LINK, { accountId, objectId: shareId, lifetimeSeconds: 3_600 })),
  )
  if (secret === null) throw new Error('the link was not minted')
  return secret
}
