import { type Db, only } from '../database/db.ts'
import { PORTFOLIO, lockSeed, markSeed, readSeeds } from '../database/seed-state.ts'
import { hasAnyAccount } from '../identity/accounts/account.public.ts'

const PICTURES = 'demo-pictures'
const PROFILES = 'demo-profiles'
const PORTRAITS = 'demo-portraits'
const NETWORK = 'demo-network'
const BUSINESS = 'demo-business'
const MONEY = 'demo-money'
const PAPERS = 'demo-papers'
const APPLICATIONS = 'demo-applications'
const AGREEMENTS = 'demo-agreements'
const CHECKS = 'demo-checks'
const VERSION = '1'

export type DemoState = {
  readonly hasAccounts: boolean
  readonly isSeeded: boolean
  readonly isDrawn: boolean
  readonly isDescribed: boolean
  readonly isPortrayed: boolean
  readonly isConnected: boolean
  readonly hasBusiness: boolean
  readonly hasMoney: boolean
  readonly hasPapers: boolean
  readonly hasApplications: boolean
  readonly hasAgreements: boolean
  readonly hasChecks: boolean
}

export async function readDemoState(db: Db): Promise<DemoState> {
  const seeds = await readSeeds(db)
  return {
    hasAccounts: await hasAnyAccount(db),
    isSeeded: seeds.has(PORTFOLIO),
    isDrawn: seeds.has(PICTURES),
    isDescribed: seeds.has(PROFILES),
    isPortrayed: seeds.has(PORTRAITS),
    isConnected: seeds.has(NETWORK),
    hasBusiness: seeds.has(BUSINESS),
    hasMoney: seeds.has(MONEY),
    hasPapers: seeds.has(PAPERS),
    hasApplications: seeds.has(APPLICATIONS),
    hasAgreements: seeds.has(AGREEMENTS),
    hasChecks: seeds.has(CHECKS),
  }
}

/** Making the portfolio takes the other one seconds, many of them on a busy machine. */
export const lockDemo = (db: Db) => lockSeed(db, PORTFOLIO, '50s')

/** A year of money, of which other parts of the demo know nothing. */
export const lockMoney = (db: Db) => lockSeed(db, MONEY, '50s')

/** Papers, of which other parts of the demo know nothing either. */
export const lockPapers = (db: Db) => lockSeed(db, PAPERS, '50s')

export const lockApplications = (db: Db) => lockSeed(db, APPLICATIONS, '50s')

export const markSeeded = (db: Db) => markSeed(db, PORTFOLIO, VERSION)
export const markDrawn = (db: Db) => markSeed(db, PICTURES, VERSION)
export const markDescribed = (db: Db) => markSeed(db, PROFILES, VERSION)
export const markPortrayed = (db: Db) => markSeed(db, PORTRAITS, VERSION)
export const markConnected = (db: Db) => markSeed(db, NETWORK, VERSION)
export const markFounded = (db: Db) => markSeed(db, BUSINESS, VERSION)
export const markPaid = (db: Db) => markSeed(db, MONEY, VERSION)
export const markFiled = (db: Db) => markSeed(db, PAPERS, VERSION)
export const markApplied = (db: Db) => markSeed(db, APPLICATIONS, VERSION)
export const markAgreed = (db: Db) => markSeed(db, AGREEMENTS, VERSION)
export const markChecked = (db: Db) => markSeed(db, CHECKS, VERSION)

export async function readToday(db: Db): Promise<string> {
  return only(await db.sql<{ today: string }>('select current_date as today')).today
}

/** When the portfolio was made, as the database writes it; null: not yet. */
export async function readSeededAt(db: Db): Promise<string | null> {
  return (await readSeeds(db)).get(PORTFOLIO)?.loadedAt ?? null
}
