import { join } from 'node:path'
import { pino } from 'pino'
import { openServices } from '../../../server/src/app/open-services.ts'
import { discardEmbeddedDatabase, openEmbeddedDatabase } from '../../../server/src/database/embedded.ts'
import { everything } from '../../../server/src/database/pool.ts'
import type { Services } from '../../../server/src/rpc/services.ts'
import { readSettings } from '../../../server/src/settings/env.ts'
import { openApps } from '../apps.ts'
import { type FolderOfARun, openInFolder } from '../folder-of-a-run.ts'
import { SECRET, UNLIMITED } from '../installation.ts'
import type { CodeMutant } from '../mutant.ts'
import { patiently } from '../patience.ts'
import { killDatabase } from '../programs.ts'
import type { Victim } from './plan.ts'
import { openStore } from './store.ts'

/*
 * What a run stands on: a database, a store and two apps, each a program. At first the apps share a data folder with the files; then these lie in the
 * store, and each app has a folder of its own. The harness has services of its own to look; it works off no jobs.
 */

export type Ground = {
  readonly folder: string
  readonly store: Awaited<ReturnType<typeof openStore>>
  /** Of the files where they are now. */
  readonly services: Services
  readonly appUrls: readonly [string, string]
  /** Of the apps as they are now; the first one's is where the harness works as well. */
  readonly dataDirs: readonly string[]
  /** As the programs of this installation have it, where files are now. */
  readonly environment: Readonly<Record<string, string>>
  /** False: it has to stay for now. */
  kill(what: Victim): Promise<boolean>
  /** How often an app has ended although no one had killed it. */
  endedByThemselves(): number
  /** When all that was killed is there again. */
  untilWhole(): Promise<void>
  stopApps(): Promise<void>
  /** Starts the apps where files lie in the store. */
  goToStore(): Promise<void>
  sql<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openGround(edits: readonly CodeMutant[]): Promise<Ground> {
  return openInFolder((run) => open(run, edits))
}

async function open({ folder, opened, close }: FolderOfARun, edits: readonly CodeMutant[]): Promise<Ground> {
  // All that was committed has to be there after a crash: with the durability of an installation.
  const databaseDir = join(folder, 'database')
  const embedded = await openEmbeddedDatabase({ dataDir: databaseDir, log: () => {} })
  opened.push(
    () => discardEmbeddedDatabase(databaseDir),
    () => embedded.stop(),
  )
  const store = await openStore(join(folder, 'store'))
  opened.push(() => store.close())

  const settingsIn = (name: string, more: Record<string, string> = {}) => ({
    ...UNLIMITED,
    DATABASE_URL: embedded.url,
    DATA_DIR: join(folder, name, 'app-0'),
    ...more,
  })
  /** The first app migrates, where that has not been done. */
  async function startIn(name: string, environment: Record<string, string>, isFolderShared: boolean) {
    const apps = await openApps({ folder: join(folder, name), environment, edits, isFolderShared })
    opened.push(() => apps.end())
    await apps.start(0)
    const settings = readSettings({ ...environment, DATABASE_POOL_SIZE: '6' })
    const own = await openServices({ settings, url: embedded.url, secret: SECRET, log: pino({ level: 'silent' }) })
    opened.push(() => own.close())
    await apps.start(1)
    return { apps, services: own.services, environment, dataDirs: [0, 1].map((app) => join(folder, name, `app-${app}`)) }
  }

  let now = await startIn('on-folder', settingsIn('on-folder'), true)
  let endedBefore = 0
  const sql = <Row>(text: string, values?: readonly unknown[]) =>
    now.services.database.transaction(everything('the chaos harness looks or prepares'), (db) => db.sql<Row>(text, values))

  return {
    folder,
    store,
    get services() {
      return now.services
    },
    get appUrls() {
      return now.apps.urls
    },
    get dataDirs() {
      return now.dataDirs
    },
    get environment() {
      return now.environment
    },
    async kill(what) {
      if (what === 'database') await patiently(() => killDatabase(databaseDir))
      else if (what === 'store') await store.kill()
      else return now.apps.kill(what === 'app 0' ? 0 : 1, { oneHasToServe: false })
      return true
    },
    endedByThemselves: () => endedBefore + now.apps.endedByThemselves(),
    async untilWhole() {
      await store.untilBack()
      await now.apps.untilUp()
      await patiently(() => sql('select 1'))
    },
    stopApps: () => now.apps.end(),
    async goToStore() {
      endedBefore += now.apps.endedByThemselves()
      now = await startIn('on-store', settingsIn('on-store', { FILES_URL: store.url }), false)
    },
    sql,
    close,
  }
}
