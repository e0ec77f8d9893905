import { setTimeout as pause } from 'node:timers/promises'
import type { AppNumber } from './apps.ts'
import type { Installation } from './installation.ts'
import { enqueueNow, lookAtScreenings, passTime } from './jobs.ts'
import { patiently } from './patience.ts'
import type { Happening, Kill, Plan } from './plan.ts'
import type { CompanyRule, Spell } from './weather.ts'

/** What came of the plan. */
export type Struck = { apps: number; databases: number; spells: number; happenings: number }

/** A plan whose kills take longer than it says, since apps start slowly, lasts longer: but no longer than so many times as long. */
const LONGEST = 3

/** Brings about what the plan says, each at its time or as soon after it as it can be. Ends when the time is over and all kills are done. */
export async function makeTrouble(installation: Installation, plan: Plan): Promise<Struck> {
  const began = Date.now()
  const struck: Struck = { apps: 0, databases: 0, spells: 0, happenings: 0 }
  const tooLong = AbortSignal.timeout(plan.seconds * LONGEST * 1_000)
  const until = (atMs: number) => pause(Math.max(0, began + atMs - Date.now()), undefined, { signal: tooLong }).catch(() => {})
  const inTurn = async <One extends { readonly atMs: number }>(all: readonly One[], work: (one: One) => Promise<void>) => {
    for (const one of all) {
      await until(one.atMs)
      if (!tooLong.aborted) await work(one)
    }
  }
  const days = daysGoBy(installation)
  await Promise.all([
    until(plan.seconds * 1_000),
    inTurn(plan.kills, (kill) => strike(installation, kill, struck, tooLong)),
    inTurn(plan.weather, async (spell) => {
      await changeWeather(installation, spell)
      struck.spells += 1
    }),
    inTurn(plan.bureauWeather, (spell) => changeBureau(installation, spell)),
    inTurn(plan.happenings, async (happening) => {
      // A bank does not know of it, or it has been decided before: that happens to people as well.
      await happen(installation, happening, days).catch(() => {})
      struck.happenings += 1
    }),
  ])
  await days.end()
  return struck
}

async function strike(installation: Installation, { what }: Kill, struck: Struck, tooLong: AbortSignal): Promise<void> {
  if (what === 'database') {
    await patiently(() => installation.killDatabase())
    struck.databases += 1
    return
  }
  const app: AppNumber = what === 'app 0' ? 0 : 1
  // Never both together: it waits until the other one serves.
  while (!installation.killApp(app)) {
    if (tooLong.aborted) return
    await pause(50)
  }
  struck.apps += 1
}

async function changeWeather({ control, appUrls }: Installation, { rules, manners, tells }: Spell): Promise<void> {
  await control.behave()
  for (const rule of rules) await control.misbehave(rule)
  await control.webhooks({ ...manners, url: `${appUrls[tells]}/webhooks/payments` })
}

/** What takes the bureau hours comes within a run. */
const HOURS_OF_A_SPELL = 3

async function changeBureau({ bureau, appUrls }: Installation, { rules, manners, tells }: Spell<CompanyRule>): Promise<void> {
  await bureau.behave()
  for (const rule of rules) await bureau.misbehave(rule)
  await bureau.webhooks({ ...manners, url: `${appUrls[tells]}/webhooks/screening` })
  await bureau.advance({ hours: HOURS_OF_A_SPELL })
}

/** Days go by one after the other; meanwhile all else goes on. */
function daysGoBy({ control }: Installation) {
  let moving: Promise<unknown> | null = null
  return {
    move(days: number): void {
      moving ??= control
        .advance({ days })
        .catch(() => {})
        .finally(() => (moving = null))
    },
    end: async () => void (await moving),
  }
}

async function happen(installation: Installation, { kind, pick }: Happening, days: ReturnType<typeof daysGoBy>): Promise<void> {
  const { control } = installation
  // One person pays more often here than is good for anyone.
  await installation.sql(`delete from throttle where key like '%pay%'`)
  if (kind === 'days') return days.move(1 + Math.floor(pick * 3))
  if (kind === 'janitor') {
    await lookAtScreenings(installation)
    return passTime(installation, pick < 0.7 ? '6 minutes' : '2 hours')
  }
  if (kind === 'reconcile') return enqueueNow(installation, ['reconcile'])
  const ref = await refOf(installation, kind, pick)
  if (ref === null) return
  if (kind === 'dispute') await control.dispute(ref)
  else if (kind === 'decide') await control.closeDispute(ref, pick * 2 < 1)
  else if (kind === 'return') await control.returnPayment(ref)
  else await control.failPayout(ref, 'could_not_process')
}

const CANDIDATES: Readonly<Record<Exclude<Happening['kind'], 'days' | 'janitor' | 'reconcile'>, string>> = {
  dispute: `select gateway_ref from payment where method = 'card' and status in ('settled', 'refunded') and gateway_ref is not null`,
  decide: `select p.gateway_ref from payment_dispute d join payment p on p.id = d.payment_id where d.status = 'open'`,
  return: `select gateway_ref from payment where method = 'bank' and status in ('processing', 'settled') and gateway_ref is not null`,
  'fail payout': `select gateway_ref from payment_payout where status <> 'failed'`,
}

async function refOf(installation: Installation, kind: keyof typeof CANDIDATES, pick: number): Promise<string | null> {
  const rows = await installation.sql<{ gateway_ref: string }>(`${CANDIDATES[kind]} order by 1`)
  return rows[Math.floor(pick * rows.length)]?.gateway_ref ?? null
}
