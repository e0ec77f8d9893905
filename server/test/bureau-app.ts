import { test as base } from 'vitest'
import { type BureauOptions, type RunningBureau, startBureau } from '../../gateway/src/start-bureau.ts'
import { type GatewayOptions, type RunningGateway, startGateway } from '../../gateway/src/start-gateway.ts'
import type { BureauEvent } from '../src/rpc/screening-bureau.ts'
import { bureauSettingsOf } from './bureau-settings.ts'
import { settingsOf } from './gateway-settings.ts'
import { type EmailingApp, startEmailingApp } from './mail-server.ts'

/** As in app.ts, with a screening bureau that tells it of events; it works off its jobs and sends its emails. */
export let app: EmailingApp
export let bureau: RunningBureau
/** Where the file wants one as well. */
export let gateway: RunningGateway

type Options = {
  readonly bureau?: BureauOptions
  /** For tests in which screening is paid for. */
  readonly gateway?: GatewayOptions | null
  readonly settings?: Readonly<Record<string, string>>
}

/** Time goes by at the bureau when the test says so: `bureau.control.advance({ hours: 30 })`. */
export function testWith(given: Options = {}) {
  return base
    .extend('given', { scope: 'file' }, given)
    .extend('app', { scope: 'file', auto: true }, async ({ given: { bureau: ofBureau, gateway: ofGateway, settings } }, { onCleanup }) => {
      bureau = await startBureau({ clock: { stands: true }, ...ofBureau })
      if (ofGateway) gateway = await startGateway({ review: 'manual', ...ofGateway })
      app = await startEmailingApp({ ...bureauSettingsOf(bureau), ...(ofGateway && settingsOf(gateway)), ...settings })
      onCleanup(async () => {
        await app.close()
        await bureau.close()
        if (ofGateway) await gateway.close()
      })
      await bureau.control.webhooks({ url: `${app.url}/webhooks/screening` })
      if (ofGateway) await gateway.control.webhooks({ url: `${app.url}/webhooks/payments` })
      return app
    })
}

/** All that the bureau has told of one screening, the oldest first: for a room's `handle`, in any order and as often as a test likes. */
export async function toldOf(reference: string): Promise<BureauEvent[]> {
  const told: BureauEvent[] = []
  for (let page = await eventsAfter(null); page.length > 0; page = await eventsAfter(page.at(-1)!.id))
    told.push(...page.map(({ id, type, data: { object } }) => ({ id, type, reference: object.reference, objectId: object.id })))
  return told.filter((event) => event.reference === reference).toReversed()
}

type ToldByBureau = { readonly id: string; readonly type: string; readonly data: { readonly object: { id: string; reference: string } } }

/** The newest first. */
async function eventsAfter(id: string | null): Promise<ToldByBureau[]> {
  const headers = { authorization: `Bearer ${bureau.secretKey}` }
  const answer = await fetch(`${bureau.url}/v1/events?limit=100${id === null ? '' : `&starting_after=${id}`}`, { headers })
  return ((await answer.json()) as { data: ToldByBureau[] }).data
}
