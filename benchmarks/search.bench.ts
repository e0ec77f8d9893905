import { createHash } from 'node:crypto'
import autocannon from 'autocannon'
import pg from 'pg'
import type { RecordedStatement } from './call-server.ts'
import { valueOf } from './options.ts'
import type { ScratchDatabase } from './scratch-database.ts'
import { openSearchDatabase } from './search-database.ts'
import { type SearchQuery, searchQueries } from './search-queries.ts'
import { sequentialScans } from './search-plans.ts'
import { machine, median } from './side-by-side.ts'
import { type Server, recordedStatements, start } from './whole-and-bare.ts'

/*
 * The marketplace over 100,000 and a million listed homes, in one run: each query as the call over HTTP, as its statements
 * prepared straight through pg, and as the same statements behind bare Fastify, in turns.
 *
 *   npm run bench -- search [--keep folder] [--homes 100000,1000000] [--only words] [--seconds 0.5]
 */

const GOALS = { ratio: 0.75, growth: 2.5, milliseconds: 2 }
const CONNECTIONS = [1, 16]
const ROUNDS = 5

type Times = { p50: number; p99: number; perSecond: number }
/** `ratio`: what the call manages of what bare Fastify does, both in the same turn. */
type Ways = { whole: Times; straight: Times; bare: Times; ratio: number }
type Prepared = { query: SearchQuery; sets: RecordedStatement[][]; firstSet: number }
type Country = { homes: number; scratch: ScratchDatabase; whole: Server; bare: Server; queries: Prepared[] }

export async function run(args: readonly string[]): Promise<void> {
  const sizes = (valueOf(args, '--homes') ?? '100000,1000000').split(',').map(Number)
  const only = valueOf(args, '--only') ?? ''
  const milliseconds = Number(valueOf(args, '--seconds') ?? '0.5') * 1000
  const countries: Country[] = []
  try {
    for (const homes of sizes) countries.push(await openCountry(homes, valueOf(args, '--keep'), only))
    console.log(`\nnpm run bench -- search\n${machine()}, ${ROUNDS} rounds of ${milliseconds / 1000} s in turns, medians`)
    console.log('(a) the call over HTTP, (b) its statements prepared straight through pg, (c) bare Fastify with the same statements')
    const verdicts: string[] = []
    for (const [index, { query }] of (countries[0]?.queries ?? []).entries())
      verdicts.push(...(await measureQuery(countries, index, query, milliseconds)))
    console.log('\nPlans with sequential scans (of each recorded statement, with its values and without):')
    for (const country of countries) await reportPlans(country, verdicts)
    const missed = verdicts.filter((verdict) => verdict.endsWith('MISSED'))
    console.log(`\nGoals: ${verdicts.length - missed.length} of ${verdicts.length} met`)
    for (const verdict of missed) console.log(`  ${verdict}`)
  } finally {
    for (const { whole, bare, scratch } of countries) {
      whole.child.disconnect()
      bare.child.disconnect()
      await scratch.discard()
    }
  }
}

async function openCountry(homes: number, keepIn: string | null, only: string): Promise<Country> {
  const scratch = await openSearchDatabase(homes, keepIn)
  const whole = await start({ kind: 'whole', url: scratch.url, dataDir: scratch.dataDir, sets: [], path: '' })
  const assetIds = await someAssetIds(scratch.url)
  const queries: Prepared[] = []
  let firstSet = 0
  for (const query of searchQueries(assetIds).filter(({ name }) => name.includes(only))) {
    const sets: RecordedStatement[][] = []
    for (const input of query.inputs) sets.push(await recordedStatements(whole, query.operation.path, JSON.stringify(input)))
    queries.push({ query, sets, firstSet })
    firstSet += sets.length
  }
  const bare = await start({
    kind: 'bare',
    url: scratch.url,
    dataDir: scratch.dataDir,
    sets: queries.flatMap(({ sets }) => sets),
    path: '/bare',
  })
  return { homes, scratch, whole, bare, queries }
}

async function someAssetIds(url: string): Promise<string[]> {
  const client = await connected(url)
  const { rows } = await client.query<{ asset_id: string }>(
    'select asset_id from listing where id = asset_id order by md5(id::text) limit 8',
  )
  await client.end()
  return rows.map((row) => row.asset_id)
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Prints a query's lines and answers what became of its goals. */
async function measureQuery(countries: readonly Country[], index: number, query: SearchQuery, milliseconds: number): Promise<string[]> {
  const verdicts: string[] = []
  const straightP50: number[] = []
  console.log(`\n${query.name}`)
  for (const connections of CONNECTIONS) {
    const results = await measureInTurns(countries, index, connections, milliseconds)
    for (const [place, { homes, queries }] of countries.entries()) {
      const ways = results[place]
      if (!ways) continue
      const statements = (queries[index]?.sets ?? []).map((set) => set.length)
      const { ratio } = ways
      console.log(
        `  ${homes.toLocaleString('en-US')} homes, ${connections} connection${connections > 1 ? 's' : ''}, ${Math.min(...statements)} to ${Math.max(...statements)} statements`,
      )
      for (const [name, times] of [
        ['(a) call', ways.whole],
        ['(b) pg', ways.straight],
        ['(c) bare', ways.bare],
      ] as const)
        console.log(`    ${name.padEnd(9)} ${shown(times)}`)
      verdicts.push(
        verdict(
          `${query.name}, ${homes.toLocaleString('en-US')}, ${connections} connections: (a)/(c) ${ratio.toFixed(2)}`,
          ratio >= GOALS.ratio,
        ),
      )
      if (connections === 1) straightP50.push(ways.straight.p50)
    }
  }
  const [small, large] = [straightP50[0], straightP50.at(-1)]
  if (small !== undefined && large !== undefined && straightP50.length > 1) {
    verdicts.push(verdict(`${query.name}: (b) p50 grows ${(large / small).toFixed(2)} times`, large / small <= GOALS.growth))
    if (!query.isCountryWide)
      verdicts.push(verdict(`${query.name}: (b) p50 ${large.toFixed(2)} ms of ${GOALS.milliseconds}`, large <= GOALS.milliseconds))
  }
  for (const line of verdicts) console.log(`  ${line}`)
  return verdicts
}

const verdict = (text: string, met: boolean) => `${text}: ${met ? 'met' : 'MISSED'}`
const shown = ({ p50, p99, perSecond }: Times) =>
  `p50 ${p50.toFixed(2).padStart(7)} ms  p99 ${p99.toFixed(2).padStart(7)} ms  ${Math.round(perSecond).toLocaleString('en-US').padStart(7)} /s`

async function measureInTurns(countries: readonly Country[], index: number, connections: number, milliseconds: number): Promise<Ways[]> {
  const rounds: Ways[][] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const ways: Ways[] = []
    for (const country of countries) {
      const prepared = country.queries[index]
      if (!prepared) throw new Error('a country lacks a query')
      const { query, sets, firstSet } = prepared
      const lasting = round < 0 ? milliseconds / 2 : milliseconds
      const calls = query.inputs.map((input) => ({ path: query.operation.path, body: JSON.stringify(input) }))
      const paths = sets.map((_set, set) => ({ path: `/bare?set=${firstSet + set}`, body: '{}' }))
      const whole = await overHttp(country.whole.port, calls, connections, lasting)
      const bare = await overHttp(country.bare.port, paths, connections, lasting)
      const straight = await straightThrough(country.scratch.url, sets, connections, lasting)
      ways.push({ whole, straight, bare, ratio: whole.perSecond / bare.perSecond })
    }
    // The first round warms up.
    if (round >= 0) rounds.push(ways)
  }
  return countries.map((_country, place) => ({
    whole: medianOf(rounds.map((ways) => ways[place]?.whole)),
    straight: medianOf(rounds.map((ways) => ways[place]?.straight)),
    bare: medianOf(rounds.map((ways) => ways[place]?.bare)),
    ratio: median(rounds.map((ways) => ways[place]?.ratio ?? Number.NaN)),
  }))
}

function medianOf(times: readonly (Times | undefined)[]): Times {
  const known = times.filter((one) => one !== undefined)
  return {
    p50: median(known.map((one) => one.p50)),
    p99: median(known.map((one) => one.p99)),
    perSecond: median(known.map((one) => one.perSecond)),
  }
}

async function overHttp(
  port: number,
  calls: readonly { path: string; body: string }[],
  connections: number,
  milliseconds: number,
): Promise<Times> {
  const taken: number[] = []
  const headers = { 'Content-Type': 'application/json', 'Device-Id': 'benchmark-device' }
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const options = {
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: milliseconds / 1000,
      requests: calls.map((call) => ({ method: 'POST' as const, headers, ...call })),
    }
    const instance = autocannon(options, (error) => (error ? reject(error) : resolve()))
    instance.on('response', (_client, status, _bytes, took) => {
      if (status === 200) taken.push(took)
      else reject(new Error(`an answer was ${status}`))
    })
  })
  return timesOf(taken, performance.now() - started)
}

async function straightThrough(
  url: string,
  sets: readonly RecordedStatement[][],
  connections: number,
  milliseconds: number,
): Promise<Times> {
  const clients = await Promise.all(Array.from({ length: connections }, () => connected(url)))
  const prepared = sets.map((set) => set.map(({ name, text, values }) => ({ name: name ?? nameFor(text), text, values })))
  const taken: number[] = []
  const started = performance.now()
  const work = async (client: pg.Client, first: number) => {
    for (let turn = first; performance.now() - started < milliseconds; turn += 1) {
      const begun = performance.now()
      for (const statement of prepared[turn % prepared.length] ?? []) await client.query(statement)
      taken.push(performance.now() - begun)
    }
  }
  await Promise.all(clients.map((client, place) => work(client, place)))
  const times = timesOf(taken, performance.now() - started)
  await Promise.all(clients.map((client) => client.end()))
  return times
}

const nameFor = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

function timesOf(taken: readonly number[], milliseconds: number): Times {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), perSecond: (taken.length * 1000) / milliseconds }
}

async function reportPlans({ homes, scratch, queries }: Country, verdicts: string[]): Promise<void> {
  const client = await connected(scratch.url)
  for (const { query, sets } of queries) {
    const scans = await sequentialScans(client, sets.flat())
    const text = `${query.name}, ${homes.toLocaleString('en-US')}: ${scans.length === 0 ? 'none' : scans.join(', ')}`
    console.log(`  ${text}`)
    verdicts.push(verdict(`plans of ${text}`, scans.length === 0))
  }
  await client.end()
}
