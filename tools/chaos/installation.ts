import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { BureauControl } from '../../gateway/src/bureau-control-client.ts'
import { Control } from '../../gateway/src/control-client.ts'
import { openServices } from '../../server/src/app/open-services.ts'
import { discardEmbeddedDatabase, openEmbeddedDatabase } from '../../server/src/database/embedded.ts'
import { everything } from '../../server/src/database/pool.ts'
import type { Services } from '../../server/src/rpc/services.ts'
import { readSettings } from '../../server/src/settings/env.ts'
import { openApps } from './apps.ts'
import { type PresentedScreening, screeningsAtBureau } from './at-bureau.ts'
import { type FolderOfARun, openInFolder } from './folder-of-a-run.ts'
import type { CodeMutant } from './mutant.ts'
import { patiently } from './patience.ts'
import { end, type Keys, killDatabase, startCompanyProgram } from './programs.ts'

/*
 * What a run stands on, in a folder of its own: a database, a gateway, a bureau and two apps, each a program. The harness has services of its own to look and
 * to prepare; it works off no jobs.
 */

export const SECRET = 'a secret of the chaos harness, 32 letters long'
export const UNLIMITED = {
  DEMO: '0',
  HOST: '127.0.0.1',
  SECRET_KEY: SECRET,
  LOG_LEVEL: 'warn',
  CALLS_PER_MINUTE: '100000000',
  SENSITIVE_CALLS_PER_10_MINUTES: '1000000',
  CONNECTIONS_PER_ADDRESS: '100000',
}

/** Switched off in this run. */
export type Without = { readonly edits?: readonly CodeMutant[]; readonly sql?: string; readonly superuser?: readonly string[] }

export type Installation = {
  readonly folder: string
  readonly services: Services
  readonly control: Control
  readonly bureau: BureauControl
  /** All screenings that the bureau has, as it tells of them. */
  listAtBureau(): Promise<PresentedScreening[]>
  readonly appUrls: readonly [string, string]
  /** Whether both serve, as far as is known. */
  isUp(app: 0 | 1): boolean
  /** Kills an app and starts it again at once. False: the other one is not up, so this one has to stay. */
  killApp(app: 0 | 1): boolean
  killDatabase(): Promise<void>
  /** How often an app has ended although no one had killed it. */
  endedByThemselves(): number
  /** When both apps serve, and the database answers. */
  untilWhole(): Promise<void>
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openInstallation(without: Without = {}): Promise<Installation> {
  return openInFolder((ground) => open(ground, without))
}

async function open({ folder, opened, close }: FolderOfARun, without: Without): Promise<Installation> {
  // All that was committed has to be there after a crash: with the durability of an installation.
  const dataDir = join(folder, 'database')
  const embedded = await openEmbeddedDatabase({ dataDir, log: () => {} })
  opened.push(
    () => discardEmbeddedDatabase(dataDir),
    () => embedded.stop(),
  )
  const keys = newKeys('sk_sandbox')
  const gateway = await startCompanyProgram(folder, 'gateway', keys)
  opened.push(() => end(gateway, 'SIGTERM'))
  const bureauKeys = newKeys('sk_sandbox_bureau')
  const bureau = await startCompanyProgram(folder, 'bureau', bureauKeys)
  opened.push(() => end(bureau, 'SIGTERM'))
  const environment = {
    ...UNLIMITED,
    DATABASE_URL: embedded.url,
    PAYMENT_GATEWAY_URL: gateway.url,
    PAYMENT_GATEWAY_KEY: keys.secretKey,
    PAYMENT_GATEWAY_WEBHOOK_SECRETS: keys.webhookSecret,
    SCREENING_BUREAU_URL: bureau.url,
    SCREENING_BUREAU_KEY: bureauKeys.secretKey,
    SCREENING_BUREAU_WEBHOOK_SECRETS: bureauKeys.webhookSecret,
  }
  const apps = await openApps({ folder, environment, edits: without.edits ?? [] })
  opened.push(() => apps.end())
  // The first one migrates.
  await apps.start(0)
  await apps.start(1)
  const settings = readSettings({ ...environment, DATA_DIR: join(folder, 'app-0'), DATABASE_POOL_SIZE: '6' }, { allowsSandbox: true })
  const own = await openServices({ settings, url: embedded.url, secret: SECRET, log: pino({ level: 'silent' }) })
  opened.push(() => own.close())
  const { services } = own
  const sql = <Row>(text: string, values?: readonly unknown[]) =>
    services.database.transaction(everything('the chaos harness looks or prepares'), (db) => db.sql<Row>(text, values))
  if (without.sql) await sql(without.sql)
  await asSuperuser(embedded.superuserUrl, without.superuser ?? [])
  return {
    folder,
    services,
    control: new Control(gateway.url, keys.secretKey),
    bureau: new BureauControl(bureau.url, bureauKeys.secretKey),
    listAtBureau: () => screeningsAtBureau(bureau.url, bureauKeys.secretKey),
    appUrls: apps.urls,
    isUp: apps.isUp,
    killApp: apps.kill,
    killDatabase: () => killDatabase(dataDir),
    endedByThemselves: apps.endedByThemselves,
    async untilWhole() {
      await apps.untilUp()
      await patiently(() => sql('select 1'))
    },
    sql,
    close,
  }
}

function newKeys(kind: 'sk_sandbox' | 'sk_sandbox_bureau'): Keys {
  const secret = () => randomBytes(12).toString('hex')
  return { secretKey: `${kind}_${secret()}`, webhookSecret: `whsec_sandbox_${secret()}` }
}

async function asSuperuser(connectionString: string, statements: readonly string[]): Promise<void> {
  if (statements.length === 0) return
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
