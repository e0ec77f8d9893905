import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { GetAssetImport, StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { AssignAsset, GetAssetAssignedProfiles, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AddAsset, GetUserAssetCounts } from '@keystead/contract/properties/properties/property.operations.ts'
import { CheckUserAccountByEmail, RegisterUser } from '@keystead/contract/security/sign-in/account.operations.ts'
import { client, overHttp } from '../tools/client/client.ts'
import { PASSWORD, type Person } from './people.ts'
import { house } from './house.ts'
import { upload } from './listed-homes.ts'
import { confirmedPerson, connect } from './network.ts'
import { operate } from './operator.ts'
import { type RunningServer, databasePid, startServer } from './server.ts'
import { todayInDenver } from './days.ts'

/*
 * What was acknowledged is kept, whatever is killed: the application, or the database under it. The next start heals
 * by itself.
 */

const CLIENTS = 6
const ROWS = 6_000

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.discard())

/** Kills the postmaster the hard way; the application notices and starts another one. */
async function killDatabase(): Promise<void> {
  process.kill(await databasePid(server), 'SIGKILL')
}

async function untilReady(): Promise<void> {
  await expect(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200)).toPass({ timeout: 60_000 })
}

async function killApplication(): Promise<void> {
  await server.stop('SIGKILL')
  await server.start()
}

const DISASTERS = [
  { name: 'the application', strike: killApplication },
  { name: 'the database', strike: killDatabase },
]

for (const { name, strike } of DISASTERS) {
  test(`sign-ups survive kill -9 of ${name}`, async () => {
    const acknowledged: string[] = []
    const clientsStop = new AbortController()
    const client = async () => {
      while (!clientsStop.signal.aborted) {
        const email = `${randomUUID()}@example.com`
        if (await signsUp(email)) acknowledged.push(email)
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, client))
    await expect(async () => expect(acknowledged.length).toBeGreaterThan(20)).toPass()
    await strike()
    await untilReady()
    const before = acknowledged.length
    await expect(async () => expect(acknowledged.length).toBeGreaterThan(before + 5)).toPass({ timeout: 60_000 })
    clientsStop.abort()
    await clients
    const lost = []
    for (const email of acknowledged) if (!(await exists(email))) lost.push(email)
    expect(lost).toEqual([])
  })

  test(`rights follow their facts through kill -9 of ${name}`, async () => {
    const owner = await confirmedPerson(server, 'Owner')
    const agent = await confirmedPerson(server, 'Agent')
    await connect(owner, agent, 'Agent')
    const { AssetId } = await owner.call(AddAsset, house)
    const { ActiveProfileId } = await agent.call(GetUserProfiles, {})
    const stop = new AbortController()
    let changes = 0
    const changing = changeHands(owner, ActiveProfileId ?? '', AssetId, stop.signal, () => (changes += 1))
    await expect(async () => expect(changes).toBeGreaterThan(10)).toPass({ timeout: 60_000 })
    await strike()
    await untilReady()
    const before = changes
    await expect(async () => expect(changes).toBeGreaterThan(before + 5)).toPass({ timeout: 60_000 })
    stop.abort()
    await changing
    expect(await operate(server, 'grants', 'verify')).toContain('All access is correct.')
  })

  test(`an import survives kill -9 of ${name}`, async () => {
    const owner = await confirmedPerson(server, 'Owner')
    const importId = await startImport(owner)
    await expect(async () => {
      const progress = await owner.call(GetAssetImport, { ImportId: importId })
      expect(progress.RowsDone).toBeGreaterThan(0)
      expect(progress.Status).toBe('running')
    }).toPass({ intervals: [20], timeout: 60_000 })
    await strike()
    await untilReady()
    await expect(async () => {
      const progress = await owner.call(GetAssetImport, { ImportId: importId })
      expect(progress).toMatchObject({ Status: 'finished', RowsDone: ROWS, Accepted: ROWS - ROWS / 10, Refused: ROWS / 10 })
    }).toPass({ timeout: 90_000 })
    expect(await owner.call(GetUserAssetCounts, {})).toMatchObject({ All: ROWS - ROWS / 10, Listed: ROWS - ROWS / 10 })
  })
}

/** Gives a home to an agent and takes it back, again and again. What a call without an answer has done is read first. */
async function changeHands(
  owner: Person,
  agentProfileId: string,
  AssetId: string,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> {
  const change = async () => {
    // Today where the home stands: a day before would be one of the assignment that was ended last, and a day after is to come.
    const TenureStart = todayInDenver()
    const Terms = { ContractTypeId: 4, TenureStart, TenureEnd: null, Scopes: ['list' as const] }
    const { Agents } = await owner.call(GetAssetAssignedProfiles, { AssetId })
    const current = Agents.find(({ State }) => State === 'current')
    if (current) await owner.call(UnassignAsset, { AssignmentId: current.AssignmentId })
    else await owner.call(AssignAsset, { AssetId, Agent: { ProfileId: agentProfileId, Terms } })
    onChange()
  }
  while (!signal.aborted) await change().catch(() => {})
}

/** A visitor who gives up on a server that is gone. */
const visitor = () => client((path, request) => overHttp(server.url)(path, { ...request, signal: AbortSignal.timeout(10_000) }))

async function signsUp(email: string): Promise<boolean> {
  const signUp = visitor().ask(RegisterUser, {
    Email: email,
    ProfileTypeId: 1,
    AccountTypeId: 1,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
    Mobile: '303 555 0142',
    Password: PASSWORD,
    ConfirmPassword: PASSWORD,
    TermsAccepted: true,
  })
  return signUp.then(
    () => true,
    () => false,
  )
}

async function exists(email: string): Promise<boolean> {
  const { Exists } = await visitor().ask(CheckUserAccountByEmail, { Email: email })
  return Exists
}

/** Every tenth row names a place that does not exist. */
async function startImport(owner: Person): Promise<string> {
  const rows = Array.from(
    { length: ROWS },
    (_, row) => `R-${row},Home ${row},${row % 10 === 9 ? 'Nowhere at All' : 'Denver'},CO,2,1,${1000 + row}`,
  )
  const body = `ref,title,city,state,beds,baths,rent\n${rows.join('\n')}\n`
  const UploadId = await upload(owner, { purpose: 'asset-import', name: 'homes.csv', body })
  const started = await owner.call(StartAssetImport, {
    UploadId,
    Mapping: { ReferenceCode: 'ref', Title: 'title', City: 'city', State: 'state', Bedrooms: 'beds', Bathrooms: 'baths', Rent: 'rent' },
    ListAtOnce: true,
  })
  return started.ImportId
}
