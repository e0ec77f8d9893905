import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { ListAsset, AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CloseAccount, GetAccountExport, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { UpgradePlan } from '@keystead/contract/platform/plans/plan.operations.ts'
import { CheckUserAccountByEmail, Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { SendResetPassword } from '@keystead/contract/security/sign-in/password.operations.ts'
import { SetProfilePicture } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { TABLE_OWNERS } from '../../../../tools/house/table-owners.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { houseInput } from '../../../test/inputs.ts'
import { ownedObjects } from '../../../test/matrix/make-owned-objects.ts'
import { must } from '../../../test/must.ts'
import { exportedTables, roomExports } from '../../app/parts.ts'
import { testPicture } from '../../properties/images/image.factory.ts'
import { sendFile } from '../../../test/uploads.ts'
import { brokenAuditChains } from '../../audit/audit.ts'
import { everything } from '../../database/pool.ts'
import { GOOD_PASSWORD, signedInBrowser, signUp } from '../sign-in/account.factory.ts'
import { Tenant, ask, newEmail } from '../../people/connections/connection.factory.ts'
import { receivedInquiry } from '../../marketplace/inquiries/inquiry.factory.ts'
import { givenPasskey, givenRecoveryCode, givenTicket, givenTotp } from '../factors/factor.factory.ts'

const close = (person: TestPerson, changes: { Email?: string; PinConfirmation?: string } = {}) =>
  person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null, ...changes })

describe('closing', () => {
  test('says beforehand what goes, then takes the homes off the market, ends all sessions and frees the email', async () => {
    const person = await app.newPerson()
    const other = await app.secondProfile(person, 'Agent')
    const { AssetId } = must(await person.call(AddAsset, houseInput))
    await app.sql('update asset set images_count = 1 where id = $1', [AssetId])
    must(await person.call(ListAsset, { AssetId }))
    expect(must(await person.call(GetClosingPreview, {}))).toMatchObject({
      Email: person.email,
      Profiles: 2,
      Properties: 1,
      Listings: 1,
      NeedsPin: false,
    })

    must(await close(person, { Email: person.email.toUpperCase() }))
    expect((await app.visitor().call(GetAssetDetails, { AssetId })).status).toBe(404)
    for (const session of [person, other]) expect((await session.call(GetUserProfiles, {})).status).toBe(401)
    expect(must(await app.visitor().call(CheckUserAccountByEmail, { Email: person.email })).Exists).toBe(false)
    await signUp(app, { Email: person.email })
  })

  test('erases who it was and keeps the audit whole', async () => {
    const person = await app.newPerson({ firstName: 'Wilhelmina' })
    must(await close(person))
    const rows = await app.sql<{ text: string }>(
      `select to_jsonb(a)::text || to_jsonb(p)::text as text from account a join profile p on p.account_id = a.id where a.id = $1`,
      [person.accountId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.text).not.toContain('Wilhelmina')
    expect(rows[0]!.text).not.toContain(person.email)
    expect(await app.services.database.transaction(everything('a test looks'), brokenAuditChains)).toEqual([])
  })

  test('forgets what was emailed to them, but for the last word', async () => {
    const { Email } = await signUp(app, { FirstName: 'Wilhelmina' })
    const browser = await signedInBrowser(app, Email)
    must(await app.visitor().call(SendResetPassword, { Email }))
    must(await browser.call(CloseAccount, { Email, Reason: null, PinConfirmation: null }))
    expect(await app.sql('select name from email where to_email = $1', [Email])).toEqual([{ name: 'account-closed' }])
  })

  test('leaves no way in and nothing that waits, and ends the plan', async () => {
    const person = await app.newPerson()
    await givenTotp(app, person.accountId)
    await givenRecoveryCode(app, person.accountId, '2345-6789-ABCD-EFGH')
    await givenPasskey(app, person.accountId)
    await givenTicket(app, app.visitor(), person.accountId)
    must(await app.visitor().call(SendResetPassword, { Email: person.email }))
    must(await person.call(UpgradePlan, { PlanId: 2, Interval: 'month' }))
    const own = [person.accountId]
    await app.sql(`insert into user_identity (provider_id, subject, account_id) values (1, gen_random_uuid()::text, $1)`, own)
    await app.sql(`insert into known_device (account_id, device_sha256) values ($1, '\\x00')`, own)
    await app.sql(
      `insert into subscription (account_id, plan_id, billing_interval, price_cents, current_period_end) values ($1, 2, 'month', 1500, now() + interval '1 month')`,
      own,
    )

    const left = async () => {
      const rows = await app.sql<{ what: string }>(
        `select 'code app' as what from totp_factor where account_id = $1
         union all select 'recovery code' from recovery_code where account_id = $1
         union all select 'passkey' from passkey where account_id = $1
         union all select 'ticket' from sign_in_ticket where account_id = $1
         union all select 'link' from secret_link where account_id = $1
         union all select 'provider' from user_identity where account_id = $1
         union all select 'device' from known_device where account_id = $1
         union all select 'plan' from subscription where account_id = $1 and ended_at is null
         union all select 'request' from plan_request where account_id = $1 and status = 'requested'`,
        own,
      )
      return rows.map(({ what }) => what).sort()
    }
    expect(await left()).toEqual(['code app', 'device', 'link', 'passkey', 'plan', 'provider', 'recovery code', 'request', 'ticket'])
    must(await close(person))
    expect(await left()).toEqual([])
  })

  test('leaves no row of the tables of which nothing stays', async () => {
    const person = await app.newPerson()
    await ownedObjects(app, person)
    // Money on its way keeps an account open, and so do open invoices and agreements.
    await app.sql(`update agreement set status = 'voided', ended_at = now() where status = 'sent' and account_id = $1`, [person.accountId])
    await app.sql(`update payment set status = 'canceled' where status = 'needsAction' and account_id = $1`, [person.accountId])
    await app.sql(
      `update invoice set status = 'void', voided_at = now(), void_reason = 'Billed twice', paid_cents = 0, in_transit_cents = 0
       where account_id = $1 and status = 'sent'`,
      [person.accountId],
    )
    const statement = exportedTables
      .filter(({ deletedAtClosing }) => deletedAtClosing)
      .map(({ table, rows }) => `select '${table}' as name from ${table} where ${rows}`)
      .join(' union ')
    const filled = async () => (await app.sql<{ name: string }>(statement, [person.accountId])).map(({ name }) => name)
    expect(await filled()).toEqual(expect.arrayContaining(['asset_draft', 'listing_feed', 'saved_view']))
    must(await close(person))
    expect(await filled()).toEqual([])
  })

  test('takes the files of pictures along', async () => {
    const person = await app.newPerson()
    const { Data } = await sendFile(person, await testPicture(1), { purpose: 'profile-picture' })
    must(await person.call(SetProfilePicture, { ProfileId: person.profileId, UploadId: Data!.UploadId }))
    const [picture] = await app.sql<{ storage_key: string }>('select storage_key from profile_picture where profile_id = $1', [
      person.profileId,
    ])
    const isThere = () => app.services.files.exists(`${picture!.storage_key}/400.webp`)
    expect(await isThere()).toBe(true)
    must(await close(person))
    expect(await isThere()).toBe(false)
  })

  test('takes along what strangers wrote to them', async () => {
    const person = await app.newPerson()
    await receivedInquiry(app, person)
    must(await close(person))
    expect(await app.sql('select 1 from profile_inquiry where account_id = $1', [person.accountId])).toEqual([])
  })

  test('keeps why they left with the stone, and not in the audit, which never forgets', async () => {
    const person = await app.newPerson()
    must(await person.call(CloseAccount, { Email: person.email, Reason: 'We moved to Lisbon.', PinConfirmation: null }))
    const [account] = await app.sql('select closed_reason from account where id = $1', [person.accountId])
    expect(account).toEqual({ closed_reason: 'We moved to Lisbon.' })
    expect(await app.sql(`select 1 from audit_event where detail::text like '%Lisbon%'`)).toEqual([])
  })

  test('leaves nobody who could sign in', async () => {
    const { Email } = await signUp(app)
    const [account] = await app.sql<{ id: string }>('select id from account where email = $1', [Email])
    const person = await app.newPerson()
    // The session of the test harness, moved to an account with a password.
    await app.sql('update session set account_id = $2, profile_id = null where id = $1', [person.sessionId, account!.id])
    const answer = await person.call(
      CloseAccount,
      { Email, Reason: null, PinConfirmation: null },
      { headers: { 'Account-Id': account!.id } },
    )
    expect(answer.status).toBe(200)
    expect((await app.visitor().call(Login, { Email, Password: GOOD_PASSWORD })).status).toBe(401)
  })

  test('needs the email as it is', async () => {
    const person = await app.newPerson()
    const answer = await close(person, { Email: 'somebody.else@example.com' })
    expect(answer.error?.Code).toBe('EmailNotOwn')
    expect((await person.call(GetUserProfiles, {})).status).toBe(200)
  })

  test('needs the security pin where there is one', async () => {
    const person = await app.newPerson()
    must(await person.call(SetSecurityPin, { Pin: '482913', ConfirmPin: '482913' }))
    expect(must(await person.call(GetClosingPreview, {})).NeedsPin).toBe(true)
    expect((await close(person)).error?.Code).toBe('PinConfirmationNeeded')
    const { Confirmation } = must(
      await person.call(ConfirmSecurityPin, { Pin: '482913', Operation: 'CloseAccount', ObjectId: person.accountId, AmountCents: null }),
    )
    expect((await close(person, { PinConfirmation: Confirmation })).status).toBe(200)
  })
})

describe('the data of an account', () => {
  async function exported(person: TestPerson): Promise<Record<string, Record<string, unknown>[]>> {
    const { Url } = must(await person.call(GetAccountExport, {}))
    const response = await person.raw(Url)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    return (await response.json()) as Record<string, Record<string, unknown>[]>
  }

  test('come as one file, in pages where they are many, and without secrets', async () => {
    const person = await app.newPerson()
    must(await person.call(AddAsset, houseInput))
    await app.sql(
      `insert into asset (account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, title, city_name, city_id, state_id, latitude, longitude, time_zone)
       select account_id, managing_profile_id, category_id, asset_type_id, listing_type_id, 'Home ' || n, city_name, city_id, state_id, latitude, longitude, time_zone
       from asset, generate_series(1, 1100) n where account_id = $1`,
      [person.accountId],
    )
    const data = await exported(person)
    expect(Object.keys(data)).toEqual(exportedTables.map(({ part }) => part))
    expect(data.properties).toHaveLength(1101)
    expect(new Set(data.properties!.map(({ id }) => id)).size).toBe(1101)
    expect(data.account).toMatchObject([{ email: person.email }])
    expect(data.whatWasDone!.map(({ operation }) => operation)).toContain('AddAsset')
    expect(JSON.stringify(data)).not.toMatch(/password_hash|secret_sha256|storage_key|token_sha256/)
  })

  test('are those of the account alone, and its link is for it alone', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    must(await other.call(AddAsset, { ...houseInput, Title: 'The house of somebody else' }))
    expect(JSON.stringify(await exported(person))).not.toContain('somebody else')
    const { Url } = must(await person.call(GetAccountExport, {}))
    expect((await other.raw(Url)).status).toBe(404)
  })

  test('do not tell whether an address that was invited has become somebody’s', async () => {
    const person = await app.newPerson()
    const email = newEmail()
    await ask(person, { Email: email, ProfileTypeId: Tenant })
    await ask(person, { Email: newEmail(), ProfileTypeId: Tenant })
    const { accountId, profileId } = await app.newPerson({ profileType: 'Tenant' })
    await app.sql(
      'update connection set addressee_account_id = $2, addressee_profile_id = $3, updated_at = now() where invite_email = $1',
      [email, accountId, profileId],
    )
    const when = { created_at: '', last_sent_at: '', expires_at: '', last_event_at: '' }
    const [known, unknown] = (await exported(person)).connectionsAskedFor!.map((row) => ({ ...row, ...when, id: '', invite_email: '' }))
    expect(known).toEqual(unknown)
    expect(JSON.stringify(known)).not.toContain(profileId)
  })

  test('hold every table with rows of accounts, or it is said why not', async () => {
    const tables = await app.sql<{ name: string }>(`
      select distinct c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
    const decided = new Set(
      roomExports.flatMap(({ exports = [], notExported = {} }) => [...exports.map(({ table }) => table), ...Object.keys(notExported)]),
    )
    const undecided = tables.filter(({ name }) => !decided.has(name)).map(({ name }) => `${name}: ${TABLE_OWNERS[name]}`)
    expect(undecided, 'The room decides in its *.exports.ts.').toEqual([])
  })
})
