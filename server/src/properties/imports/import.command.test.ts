import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetAssetImports } from '@keystead/contract/properties/imports/import.operations.ts'
import { GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../../test/harness.ts'
import { importFromCommandLine } from './import.command.ts'
import { downloadReport, manyHomes, startImport } from './import.factory.ts'

let app: TestApp
let owner: TestPerson
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.newPerson()
  folder = await mkdtemp(join(tmpdir(), 'keystead-import-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** What the command prints and complains of, and its exit code. */
async function run(...words: string[]): Promise<{ lines: string[]; complaints: string[]; exitCode: number }> {
  let printed = ''
  const complaints: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  try {
    const exitCode = await importFromCommandLine(words, {
      withServices: (work) => work(app.services),
      say: (text) => void (printed += text),
      complain: (text) => void complaints.push(text),
    })
    return { lines: printed.trimEnd().split('\n'), complaints, exitCode }
  } finally {
    write.mockRestore()
  }
}
async function file(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const countAssets = async () => (await owner.call(GetUserAssetCounts, {})).data.All

test('tries out without writing, imports, and finds nothing new the second time', async () => {
  const path = await file('homes.csv', `${manyHomes(30)}X,Nowhere,CO,1,1,1\n`)
  const tried = await run('properties', path, '--owner', owner.email.toUpperCase(), '--dry-run')
  expect(tried.lines.at(-1)).toMatch(
    /^This was a check; nothing was imported\. 31 rows: 30 accepted, 0 changed, 0 unchanged, 1 refused, 0 with a note \(30 newly listed\) in [\d.]+ s \([\d,]+ rows\/s\)$/,
  )
  expect(await countAssets()).toBe(0)
  expect((await owner.call(GetAssetImports, {})).data.TotalCount).toBe(0)

  const first = await run('properties', path, '--owner', owner.email)
  expect(first).toMatchObject({ exitCode: 0 })
  expect(first.lines[0]).toBe(
    'Columns: ReferenceCode from "ref", City from "city", State from "state", Bedrooms from "beds", Bathrooms from "baths", Rent from "rent".',
  )
  expect(first.lines.slice(-3, -1).map((line) => line.trim())).toEqual(['Refused:', '1  City is not valid.'])
  expect(first.lines.at(-1)).toMatch(/^31 rows: 30 accepted, 0 changed, 0 unchanged, 1 refused, 0 with a note \(30 newly listed\)/)
  expect(await countAssets()).toBe(30)

  const second = await run('properties', path, '--owner', owner.email)
  expect(second.lines.at(-1)).toMatch(/^31 rows: 0 accepted, 0 changed, 30 unchanged, 1 refused, 0 with a note \(0 newly listed\)/)
})

test('the owner finds the import and its report on screen', async () => {
  const { data } = await owner.call(GetAssetImports, {})
  expect(data.Items[0]).toMatchObject({ FileName: 'homes.csv', Status: 'finished', Unchanged: 30, Refused: 1 })
  expect(await downloadReport(owner, data.Items[0]!.ImportId, 'refused')).toContain('X,Nowhere,CO,1,1,1,Refused')
})

test('says what it did not use and what it could not take in', async () => {
  const other = await app.newPerson()
  const path = await file('county.csv', 'city,state,rent,Lot size,view\nDenver,CO,1250,5650,lake\nDenver,CO,1300,0.2,\n')
  const done = await run('properties', path, '--owner', other.email)
  expect(done.lines).toContain('Not used: "view".')
  expect(done.lines.slice(-3, -1).map((line) => line.trim())).toEqual([
    'Imported with a note:',
    '1  Lot area has no unit and is too large for acres, so we used square feet.',
  ])
  expect(done.lines.at(-1)).toMatch(/^2 rows: 2 accepted, 0 changed, 0 unchanged, 0 refused, 1 with a note /)
})

test('takes columns from a mapping file, and lists nothing where that is wished', async () => {
  const other = await app.newPerson()
  const path = await file('odd.csv', 'x,y,z\nDenver,CO,1250\n')
  const map = await file('map.json', JSON.stringify({ City: 'x', State: 'y', Rent: 'z' }))
  const done = await run('properties', path, '--owner', other.email, '--map', map, '--no-list')
  expect(done.lines.at(-1)).toMatch(/^1 rows: 1 accepted.*\(0 newly listed\)/)
})

test.each<[string, string[], RegExp]>([
  ['no arguments', [], /^Usage: npm run import --/],
  ['another kind', ['tenants'], /^error: unknown command 'tenants'/],
  ['no file', ['properties', '--owner', 'owner@example.com'], /^error: missing required argument 'FILE'/],
  ['two files', ['properties', 'a.csv', 'b.csv', '--owner', 'owner@example.com'], /^error: too many arguments/],
  ['an unknown option', ['properties', 'x.csv', '--owner', 'owner@example.com', '--fast'], /^error: unknown option '--fast'/],
  ['no owner', ['properties', 'x.csv'], /^error: required option '--owner <email>' not specified/],
])('ends with exit code 2, the reason and the usage: %s', async (_name, words, reason) => {
  const { lines, complaints, exitCode } = await run(...words)
  expect({ lines, exitCode }).toEqual({ lines: [''], exitCode: 2 })
  expect(complaints.join('\n')).toMatch(reason)
  expect(complaints.join('\n')).toMatch(/^Usage: npm run import -- /m)
})

test('explains itself without a database', async () => {
  let opened = false
  const said: string[] = []
  const exitCode = await importFromCommandLine(['properties', '--help'], {
    withServices: async () => void (opened = true),
    say: (text) => void said.push(text),
    complain: (text) => void said.push(text),
  })
  expect({ exitCode, opened }).toEqual({ exitCode: 0, opened: false })
  expect(said.join('\n')).toMatch(/^Usage: npm run import -- properties \[options\] <FILE>/)
})

describe('ends with a sentence and exit code 1', () => {
  test.each<[string, () => Promise<string[]> | string[], RegExp]>([
    ['no file', () => ['properties', '/nowhere/x.csv', '--owner', owner.email], /^There is no file \/nowhere\/x\.csv\.$/],
    [
      'unknown owner',
      async () => ['properties', await file('a.csv', 'a\n'), '--owner', 'nobody@example.com'],
      /^There is no account with the email/,
    ],
    [
      'no owner profile',
      async () => ['properties', await file('a.csv', 'a\n'), '--owner', (await app.newPerson({ profileType: 'Tenant' })).email],
      /has no owner profile/,
    ],
    ['no CSV', async () => ['properties', await file('a.csv', '\0\0'), '--owner', owner.email], /is not a CSV file with a header row\.$/],
    [
      'no place',
      async () => ['properties', await file('a.csv', 'rent\n1\n'), '--owner', owner.email],
      /^There is no column for City among: rent\./,
    ],
    [
      'a mapping of unknown columns',
      async () => [
        'properties',
        await file('a.csv', 'rent\n1\n'),
        '--owner',
        owner.email,
        '--map',
        await file('map.json', '{"City": "town", "Rent": "rent"}'),
      ],
      /names the column "town" for City\. The columns are: rent\.$/,
    ],
    [
      'a mapping of unknown fields',
      async () => [
        'properties',
        await file('a.csv', 'rent\n1\n'),
        '--owner',
        owner.email,
        '--map',
        await file('map.json', '{"Town": "rent"}'),
      ],
      /is not a JSON object of fields and columns\./,
    ],
  ])('%s', async (_name, args, sentence) => {
    const { lines, complaints, exitCode } = await run(...(await args()))
    expect({ lines, complaints }).toEqual({ lines: [''], complaints: [expect.stringMatching(sentence)] })
    expect(exitCode).toBe(1)
  })

  test('an import that is running already', async () => {
    const other = await app.newPerson()
    await startImport(other, manyHomes(1))
    const { complaints, exitCode } = await run('properties', await file('homes.csv', manyHomes(1)), '--owner', other.email)
    expect(complaints).toEqual(['An import is running already. Please wait until it has finished.'])
    expect(exitCode).toBe(1)
  })

  test('but one of a command that was ended by force a while ago does not stand in the way', async () => {
    const other = await app.newPerson()
    await startImport(other, manyHomes(1))
    await app.sql(`update asset_import set runs_in = 'command', progress_at = now() - interval '2 minutes' where account_id = $1`, [
      other.accountId,
    ])
    const { exitCode } = await run('properties', await file('homes.csv', manyHomes(1)), '--owner', other.email)
    expect(exitCode).toBe(0)
    const { data } = await other.call(GetAssetImports, {})
    expect(data.Items.map((item) => item.Status)).toEqual(['finished', 'failed'])
  })
})
