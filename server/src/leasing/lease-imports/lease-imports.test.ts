import { randomUUID } from 'node:crypto'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import {
  GetLeaseImportReport,
  GetLeaseImports,
  PreviewLeaseImport,
  StartLeaseImport,
} from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { GetAssetImport, GetAssetImports } from '@keystead/contract/properties/imports/import.operations.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, writtenDown } from '../../../test/network.ts'
import { uploadCsv } from '../../properties/imports/import.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addBuilding, unitsInputWith } from '../../properties/units/unit.factory.ts'
import { importLeases } from './lease-import.factory.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const year = new Date().getUTCFullYear() + 1
const HEAD = 'Property,Unit,Tenant,email,Phone (mobile),Lease Start,Lease End,Monthly Rent,Deposit Held'
const file = (...rows: string[]) => `${HEAD}\n${rows.join('\n')}\n`
const home = (code: string, overrides: object = {}) => addProperty(owner, { ReferenceCode: code, Title: `Home ${code}`, ...overrides })
const leasesOf = async (AssetId: string) => must(await owner.call(GetAssetAssignedProfiles, { AssetId })).Leases
const refusals = async (ImportId: string): Promise<string> => {
  const link = must(await owner.call(GetLeaseImportReport, { ImportId, Rows: 'refused' }))
  return (await owner.raw(link.Url)).text()
}
const counts = ({ Accepted, Unchanged, Refused }: { Accepted: number; Unchanged: number; Refused: number }) => ({
  Accepted,
  Unchanged,
  Refused,
})

describe('a file of leases', () => {
  test('brings in leases with the people who are in them, and says nothing to them', async () => {
    const { AssetId } = await home('H-1')
    await home('H-2')
    const emails = await app.sql('select from email')
    const run = await importLeases(
      app,
      owner,
      file(
        `H-1,,Pia Novak,PIA@example.com,303-555-0142,1/1/${year},12/31/${year},"$1,450.00",1450`,
        `H-2,,"Berg, Tom",tom@example.com,,Feb 1 ${year},,1200 monthly,`,
        `h-1,,Ida Novak,ida@example.com,,${year}-01-01,,,`,
      ),
    )
    expect(run).toMatchObject({ Status: 'finished', RowsDone: 3, Accepted: 3, Refused: 0, Noted: 0 })
    const [lease, ...others] = await leasesOf(AssetId)
    expect(others).toEqual([])
    expect(lease).toMatchObject({ Rent: '1450.00', Advance: '1450.00', Billing: 'joint' })
    expect(lease?.Tenants.map(({ Name, SharePercent }) => [Name, SharePercent])).toEqual([
      ['Pia Novak', 50],
      ['Ida Novak', 50],
    ])
    expect(await app.sql('select from email')).toHaveLength(emails.length)
    expect((await owner.call(GetAssetImports, {})).data.TotalCount, 'imports of homes are another list').toBe(0)
    expect((await owner.call(GetAssetImport, { ImportId: run.ImportId })).error?.Code).toBe('ImportNotFound')
    expect(must(await owner.call(GetLeaseImports, {})).Items).toMatchObject([{ ImportId: run.ImportId }])
  })

  test('the same file again changes nothing, and other terms are refused', async () => {
    await home('H-1')
    const rows = [`H-1,,Pia Novak,pia@example.com,,1/1/${year},12/31/${year},1450,1450`, `H-1,,Ida Novak,,,1/1/${year},,,`]
    expect(counts(await importLeases(app, owner, file(...rows)))).toEqual({ Accepted: 2, Unchanged: 0, Refused: 0 })
    expect(counts(await importLeases(app, owner, file(...rows)))).toEqual({ Accepted: 0, Unchanged: 2, Refused: 0 })
    const other = await importLeases(app, owner, file(rows[0]!.replace(',1450,', ',1500,'), rows[1]!))
    expect(counts(other)).toEqual({ Accepted: 0, Unchanged: 0, Refused: 2 })
    expect(await refusals(other.ImportId)).toContain(
      `There’s already a lease from that day: from Jan 1, ${year}. Please change it on the home’s page.`,
    )
  })

  test('numbered columns, shares, billing and several names in a cell', async () => {
    const { AssetId } = await home('H-1')
    const second = await home('H-2')
    const run = await importLeases(
      app,
      owner,
      'ref,tenant 1 name,tenant 1 share,tenant 2 name,tenant 2 email,lease from,rent,rent frequency,billing\n' +
        `H-1,Pia Novak,60%,Tom Berg,tom@example.com,1/1/${year},400,weekly,individual\n` +
        `H-2,Ann Lee & Bo Lee; Cy Lee,,,,1/1/${year},900,,\n`,
    )
    expect(counts(run)).toEqual({ Accepted: 2, Unchanged: 0, Refused: 0 })
    const [lease] = await leasesOf(AssetId)
    expect(lease).toMatchObject({ Rent: '400.00', RentFrequencyId: 2, Billing: 'individual' })
    expect(lease?.Tenants.map(({ SharePercent }) => SharePercent)).toEqual([60, 40])
    const [other] = await leasesOf(second.AssetId)
    expect(other?.Tenants.map(({ SharePercent }) => SharePercent)).toEqual([33.34, 33.33, 33.33])
  })

  test('homes by address, by title and by unit', async () => {
    const building = await addBuilding(owner)
    must(await owner.call(AddAssetUnits, unitsInputWith(building, ['1A', '1B', '2A'])))
    await addProperty(owner, { Title: 'Bungalow', Address1: '77 North Elm St.' })
    const run = await importLeases(
      app,
      owner,
      file(
        `1400 maple st,Apt 1a,Pia Novak,,,1/1/${year},,900,`,
        `Maple Court,1B,Tom Berg,,,1/1/${year},,900,`,
        `"1400 Maple Street Unit 2A, Denver, CO 80202",,Ann Lee,,,1/1/${year},,900,`,
        `"77 N Elm Street, Denver",,Bo Lee,,,1/1/${year},,900,`,
        `Maple Court,,Cy Lee,,,1/1/${year},,900,`,
        `Maple Court,9Z,Di Lee,,,1/1/${year},,900,`,
        `5 Nowhere Lane,,Ed Lee,,,1/1/${year},,900,`,
      ),
    )
    const report = await refusals(run.ImportId)
    expect(counts(run), report).toEqual({ Accepted: 4, Unchanged: 0, Refused: 3 })
    expect(report).toContain("Please say which unit: 'Maple Court' has several.")
    expect(report).toContain("Unit is not valid: there’s no unit '9Z' at 'Maple Court'.")
    expect(report).toContain("Property address or name is not valid: '5 Nowhere Lane' isn’t one of your properties.")
  })

  test('the same street in another city is another home, and a reference code says which', async () => {
    await home('H-1', { Address1: '12 Elm Street' })
    await home('H-2', { Address1: '12 Elm Street', Address2: 'Rear' })
    const run = await importLeases(
      app,
      owner,
      'ref,address,city,zip,tenant,lease start,rent\n' +
        `,12 Elm St,Boulder,80301,Pia Novak,1/1/${year},900\n` +
        `,"12 Elm St, Boulder, CO",,,Tom Berg,1/1/${year},900\n` +
        `h-2,12 Elm Street,Denver,,Ann Lee,1/1/${year},900\n` +
        `gone,12 Elm Street,Denver,80202,Bo Lee,1/1/${year},900\n`,
    )
    const report = await refusals(run.ImportId)
    expect(counts(run), report).toEqual({ Accepted: 2, Unchanged: 0, Refused: 2 })
    expect(report).toContain("'12 Elm St' isn’t one of your properties.")
    expect(report).toContain("'12 Elm St, Boulder, CO' isn’t one of your properties.")
  })

  test('a home in which no one lives is nothing to bring in', async () => {
    await home('H-1')
    const run = await importLeases(app, owner, file('H-1,,VACANT,,,,,,', `H-1,,Pia Novak,,,1/1/${year},,900,`))
    expect(run).toMatchObject({ Accepted: 1, Unchanged: 1, Refused: 0, Noted: 1 })
    expect(run.Notices).toEqual([{ Text: 'This row has no tenant and no lease, so nothing was imported from it.', Count: 1 }])
  })

  test("another account's reference code is not found", async () => {
    await home('H-1')
    const stranger = await app.newPerson()
    const run = await importLeases(app, stranger, `ref,tenant,lease start,rent\nH-1,Pia Novak,1/1/${year},900\n`)
    expect(counts(run)).toEqual({ Accepted: 0, Unchanged: 0, Refused: 1 })
    expect(run.Reasons).toEqual([{ Text: 'Property reference code is not valid.', Count: 1 }])
  })

  test('a home that is listed leaves the market, unless that is not wanted', async () => {
    const [listed, kept] = [await home('H-1'), await home('H-2')]
    await app.sql('update asset set is_listed = true, listed_at = now(), open_checks = 0 where id = any($1::uuid[])', [
      [listed.AssetId, kept.AssetId],
    ])
    await importLeases(app, owner, file(`H-1,,Pia Novak,,,1/1/${year - 1},,900,`))
    await importLeases(app, owner, file(`H-2,,Tom Berg,,,1/1/${year - 1},,900,`), { unlist: false })
    const rows = await app.sql('select is_listed, unlisted_reason from asset where id = any($1::uuid[]) order by reference_code', [
      [listed.AssetId, kept.AssetId],
    ])
    expect(rows).toEqual([
      { is_listed: false, unlisted_reason: 'rented' },
      { is_listed: true, unlisted_reason: null },
    ])
  })

  test('as drafts they hold no place, and are seen by the one who made them', async () => {
    const { AssetId } = await home('H-1')
    const row = file(`H-1,,Pia Novak,,,1/1/${year},,900,`)
    expect(counts(await importLeases(app, owner, row, { asDrafts: true }))).toEqual({ Accepted: 1, Unchanged: 0, Refused: 0 })
    expect(await leasesOf(AssetId)).toMatchObject([{ IsDraft: true }])
    expect(counts(await importLeases(app, owner, row, { asDrafts: true }))).toEqual({ Accepted: 0, Unchanged: 1, Refused: 0 })
    const recorded = await importLeases(app, owner, row)
    expect(counts(recorded)).toEqual({ Accepted: 0, Unchanged: 0, Refused: 1 })
    expect(await refusals(recorded.ImportId)).toContain('There’s already a draft of a lease from that day')
  })
})

describe('rows that name a home in other words from the same day', () => {
  const rows = [`H-1,,Pia Novak,,,1/1/${year},,900,`, `Home H-1,,Tom Berg,,,1/1/${year},,900,`]

  test('are another lease, for which the home has no place', async () => {
    await home('H-1')
    const run = await importLeases(app, owner, file(...rows))
    expect(counts(run)).toEqual({ Accepted: 1, Unchanged: 0, Refused: 1 })
    expect(await refusals(run.ImportId)).toContain(
      `The home is already leased for those dates: line 2 leases it starting Jan 1, ${year}. To put several rows into one lease, write the home the same way in each.`,
    )
  })

  test('are refused as drafts, too, in one file as in two', async () => {
    const { AssetId } = await home('H-1')
    const run = await importLeases(app, owner, file(...rows), { asDrafts: true })
    expect(counts(run)).toEqual({ Accepted: 1, Unchanged: 0, Refused: 1 })
    expect(await refusals(run.ImportId)).toContain(
      'There’s already a draft of a lease from that day: line 2 has it. To put several rows into one lease, write the home the same way in each.',
    )
    const again = await importLeases(app, owner, file(rows[1]!), { asDrafts: true })
    expect(await refusals(again.ImportId)).toContain(
      `There’s already a draft of a lease from that day: from Jan 1, ${year}. Please change it on the home’s page.`,
    )
    expect(await leasesOf(AssetId)).toMatchObject([{ Tenants: [{ Name: 'Pia Novak' }] }])
  })

  test('are drafts of their own in a room that is shared, of each person once', async () => {
    await home('H-1', { AccessTypeId: 3 })
    const twice = await importLeases(app, owner, file(rows[0]!, rows[0]!.replace('H-1', 'Home H-1')), { asDrafts: true })
    expect(counts(twice)).toEqual({ Accepted: 1, Unchanged: 0, Refused: 1 })
    expect(counts(await importLeases(app, owner, file(...rows), { asDrafts: true }))).toEqual({ Accepted: 1, Unchanged: 1, Refused: 0 })
  })
})

describe('people of a file', () => {
  test('someone whom the owner is connected with is that person; of any other address nothing shows', async () => {
    const { AssetId } = await home('H-1')
    await home('H-2')
    const [tenant, stranger] = [
      await app.newPerson({ profileType: 'Tenant', firstName: 'Petra' }),
      await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' }),
    ]
    await connected(app, owner, tenant)
    const rows = [`H-1,,Petra Tester,${tenant.email},,1/1/${year},,900,`, `H-2,,Ed Other,${stranger.email},,1/1/${year},,900,`]
    expect(counts(await importLeases(app, owner, file(...rows)))).toEqual({ Accepted: 2, Unchanged: 0, Refused: 0 })
    expect((await leasesOf(AssetId))[0]?.Tenants).toMatchObject([{ ProfileId: tenant.profileId }])
    const [noted] = await app.sql('select profile_id, first_name from person where account_id = $1', [owner.accountId])
    expect(noted).toEqual({ profile_id: null, first_name: 'Ed' })
    expect(await app.sql('select from notification where profile_id = $1', [tenant.profileId])).toEqual([])
  })

  test('who was written down and has accepted since is themselves, whatever their address is now', async () => {
    const { AssetId } = await home('H-1')
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Petra' })
    const connectionId = await connected(app, owner, tenant)
    await app.sql(
      `insert into person (account_id, first_name, last_name, email, profile_id, accepted_at, created_by_profile_id)
       values ($1, 'Petra', 'Before', 'before@example.com', $2, now(), $3)`,
      [owner.accountId, tenant.profileId, owner.profileId],
    )
    const row = `H-1,,Petra Before,before@example.com,,1/1/${year},,900,`
    expect(counts(await importLeases(app, owner, file(row)))).toMatchObject({ Accepted: 1 })
    expect((await leasesOf(AssetId))[0]?.Tenants).toMatchObject([{ ProfileId: tenant.profileId }])

    await app.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connectionId])
    const gone = await importLeases(app, owner, file(row.replace('1/1/', '2/1/')))
    expect(await refusals(gone.ImportId)).toContain(
      'You’re no longer connected with the person who has this email. Please invite them again.',
    )
  })

  test('a tenant whose account is out of use is refused at their row, and the others come in', async () => {
    await home('H-1')
    await home('H-2')
    const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Petra' })
    await connected(app, owner, tenant)
    await app.sql(
      `insert into person (account_id, first_name, last_name, email, profile_id, accepted_at, created_by_profile_id)
       values ($1, 'Petra', 'Tester', $4, $2, now(), $3)`,
      [owner.accountId, tenant.profileId, owner.profileId, tenant.email],
    )
    await app.sql(`update account set status = 'P' where id = $1`, [tenant.accountId])
    const run = await importLeases(
      app,
      owner,
      file(`H-1,,Petra Tester,${tenant.email},,1/1/${year},,900,`, `H-2,,Ed Other,,,1/1/${year},,900,`),
    )
    expect(run).toMatchObject({ Status: 'finished', Accepted: 1, Refused: 1 })
    expect(await refusals(run.ImportId)).toContain(
      'You’re no longer connected with the person who has this email. Please invite them again.',
    )
  })

  test('a file that came in is unchanged, also where an account of it is out of use by now', async () => {
    await home('H-1')
    await home('H-2')
    const [known, joined] = [
      await app.newPerson({ profileType: 'Tenant' }),
      await app.newPerson({ profileType: 'Tenant', firstName: 'Jo' }),
    ]
    for (const tenant of [known, joined]) await connected(app, owner, tenant)
    const written = await writtenDown(app, owner, 'Petra', known.email)
    await app.sql('update person set profile_id = $2, accepted_at = now() where id = $1', [written, known.profileId])
    const rows = (rent: number) =>
      file(`H-1,,Petra Marlow,${known.email},,1/1/${year},,${rent},`, `H-2,,Jo Tester,${joined.email},,1/1/${year},,${rent},`)
    expect(counts(await importLeases(app, owner, rows(900)))).toEqual({ Accepted: 2, Unchanged: 0, Refused: 0 })
    await app.sql(`update account set status = 'P' where id = any($1::uuid[])`, [[known.accountId, joined.accountId]])
    expect(counts(await importLeases(app, owner, rows(900)))).toEqual({ Accepted: 0, Unchanged: 2, Refused: 0 })
    const other = await importLeases(app, owner, rows(950))
    expect(counts(other)).toEqual({ Accepted: 0, Unchanged: 0, Refused: 2 })
    expect((await refusals(other.ImportId)).match(/There’s already a lease from that day/g)).toHaveLength(2)
  })

  test('whom another account has written down with an address is nothing to it', async () => {
    await home('H-1')
    const email = `${randomUUID()}@example.com`
    await writtenDown(app, await app.newPerson(), 'Petra', email)
    const run = await importLeases(app, owner, file(`H-1,,Pia Novak,${email},,1/1/${year},,1450,`))
    expect(counts(run)).toEqual({ Accepted: 1, Unchanged: 0, Refused: 0 })
  })

  test('one address with two names is refused at the later row, in the file and beside those who are known', async () => {
    await home('H-1')
    await home('H-2')
    const run = await importLeases(
      app,
      owner,
      file(`H-1,,Pia  novak,pia@example.com,,1/1/${year},,900,`, `H-2,,Tom Berg,PIA@example.com,,1/1/${year},,900,`),
    )
    expect(counts(run)).toEqual({ Accepted: 1, Unchanged: 0, Refused: 1 })
    expect(await refusals(run.ImportId)).toContain(
      'pia@example.com belongs to Pia novak (line 2). Each email can belong to only one person.',
    )
    const later = await importLeases(app, owner, file(`H-2,,Tom Berg,pia@example.com,,1/1/${year},,900,`))
    expect(await refusals(later.ImportId)).toContain(
      'pia@example.com belongs to Pia novak already. Each email can belong to only one person.',
    )
    // The same one in two homes is one person.
    expect(counts(await importLeases(app, owner, file(`H-2,,PIA NOVAK,pia@example.com,,1/1/${year},,900,`)))).toMatchObject({ Accepted: 1 })
    expect(await app.sql('select from person where account_id = $1', [owner.accountId])).toHaveLength(1)
  })
})

describe('what is refused', () => {
  test.each<[what: string, rows: string[], sentences: string[], options?: { asDrafts?: boolean }]>([
    [
      'rows of a unit that overlap',
      [`H-1,,Pia Novak,,,1/1/${year},12/31/${year},900,`, `H-1,,Tom Berg,,,6/1/${year},,900,`],
      [`The home is already leased for those dates: line 2 leases it from Jan 1, ${year} to Dec 31, ${year}.`],
    ],
    ['an end before the start', [`H-1,,Pia Novak,,,2/1/${year},1/31/${year},900,`], ['End date should be greater than Start date.']],
    [
      'a first day far ahead, as a draft, too',
      ['H-1,,Pia Novak,,,7/15/62,,900,'],
      ['Lease start is more than 5 years ahead: we read it as Jul 15, 2062. Please check the year, and write it with four digits.'],
      { asDrafts: true },
    ],
    ['a lease that is over', ['H-1,,Pia Novak,,,1/1/2019,12/31/2019,900,'], ['End date can’t be in the past.']],
    [
      'an amount that can be read as two',
      [`H-1,,Pia Novak,,,1/1/${year},,"1.250,50",`],
      ["Rent is not valid: '1.250,50' could be two different amounts. Please write it like 1250.50."],
    ],
    [
      'a date of another country',
      [`H-1,,Pia Novak,,,31/1/${year},,900,`],
      [`Lease start is not valid: '31/1/${year}' isn’t a date such as 1/31/2026.`],
    ],
    ['no name and no rent', [`H-1,,,,,1/1/${year},,,`], ['Tenant name can not be empty.']],
    ['a single name', [`H-1,,Pia,,,1/1/${year},,900,`], ["Tenant name needs a first and a last name: 'Pia'."]],
    [
      'rows of one lease that differ',
      [`H-1,,Pia Novak,,,1/1/${year},,900,`, `H-1,,Tom Berg,,,1/1/${year},,950,`],
      ['Rent differs from an earlier row of this lease: see line 2.', 'Line 3 of the same lease was refused.'],
    ],
  ])('%s', async (_what, rows, sentences, options = {}) => {
    await home('H-1')
    const run = await importLeases(app, owner, file(...rows), options)
    const report = await refusals(run.ImportId)
    expect(run.Refused).toBeGreaterThan(0)
    for (const sentence of sentences) expect(report).toContain(sentence)
  })

  test('a row that says the same as another is refused alone', async () => {
    await home('H-1')
    const row = `H-1,,Pia Novak,pia@example.com,,1/1/${year},,900,`
    const run = await importLeases(app, owner, file(row, row))
    expect(counts(run)).toEqual({ Accepted: 1, Unchanged: 0, Refused: 1 })
    expect(await refusals(run.ImportId)).toContain('This row repeats line 2.')
  })

  test('a home that is leased already, with until when', async () => {
    await home('H-1')
    await importLeases(app, owner, file(`H-1,,Pia Novak,,,1/1/${year},12/31/${year},900,`))
    const run = await importLeases(app, owner, file(`H-1,,Tom Berg,,,3/1/${year},,900,`))
    expect(await refusals(run.ImportId)).toContain(
      `The home is already leased for those dates: it’s leased from Jan 1, ${year} to Dec 31, ${year}.`,
    )
  })

  test('more rows than a file may have, before anything is written', async () => {
    const rows = Array.from({ length: 10_001 }, (_unused, index) => `H-${index},,Pia Novak,,,1/1/${year},,900,`)
    const UploadId = await uploadCsv(owner, file(...rows))
    expect((await owner.call(PreviewLeaseImport, { UploadId })).error?.Code).toBe('TooManyLeaseRows')
    const Mapping = { Property: 'Property', Tenant1Name: 'Tenant', Start: 'Lease Start', Rent: 'Monthly Rent' }
    expect((await owner.call(StartLeaseImport, { UploadId, Mapping })).error?.Code).toBe('TooManyLeaseRows')
  })
})

test('the preview compares the first rows with what is there', async () => {
  await home('H-1')
  const UploadId = await uploadCsv(owner, file(`H-1,,Pia Novak,,,1/1/${year},,900,`, `H-2,,Tom Berg,,,1/1/${year},,900,`))
  const preview = must(await owner.call(PreviewLeaseImport, { UploadId }))
  expect(preview).toMatchObject({
    Mapping: {
      Property: 'Property',
      Unit: 'Unit',
      Tenant1Name: 'Tenant',
      Tenant1Email: 'email',
      Tenant1Phone: 'Phone (mobile)',
      Start: 'Lease Start',
      End: 'Lease End',
      Rent: 'Monthly Rent',
      Deposit: 'Deposit Held',
    },
    MissingFields: [],
    RowsRead: 2,
    RowsRefused: 1,
    IsWholeFile: true,
  })
  expect(preview.Rows[1]?.Problems).toEqual([
    { ColumnIndex: 0, Text: "Property address or name is not valid: 'H-2' isn’t one of your properties.", Refuses: true },
  ])
})
