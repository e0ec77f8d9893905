import { setImmediate as yieldToCalls } from 'node:timers/promises'
import { IMAGE_ROOMS } from '@keystead/contract/properties/images/image.values.ts'
import sharp from 'sharp'
import { insertImage } from '../properties/images/image.public.ts'
import { listingFactsOf, openChecksOf } from '../properties/properties/property.public.ts'
import { type DemoAsset, listDemoAssets, lockDemoAsset, setDrawnImages } from '../properties/properties/property.demo.queries.ts'
import { everything } from '../database/pool.ts'
import { type Picture, factsOf, processPicture } from '../files/pictures/picture.ts'
import { storePicture } from '../files/pictures/picture-files.ts'
import { drawDemoLogos } from './demo-brands.ts'
import { demoAssetsOf, demoImagesOf } from './demo.access.ts'
import { listSince } from './demo-listing.ts'
import { markDrawn } from './demo.queries.ts'
import { type PlannedPicture, planPictures } from './demo-picture-plan.ts'
import { type DrawingServices, drawDemoPortraits } from './demo-portraits.ts'
import { demoProperties, demoUnits } from './demo-properties.ts'
import type { DemoProperty } from './demo-property.ts'
import { demoTerms } from './demo-terms.ts'

type Task = {
  readonly asset: DemoAsset
  readonly property: DemoProperty
  /** How many pictures the property has when it is this task's turn. */
  readonly after: number
  readonly plans: readonly PlannedPicture[]
}

type Drawn = { readonly plan: PlannedPicture; readonly picture: Picture }

/**
 * Draws the people of the demo, then what its properties still lack, and lists each with its first picture. The front of every property comes
 * before the rooms of any, the newest listing first, so that the home page fills at once. Stops between two pictures
 * when asked to, and is not done then; the next run goes on from there.
 */
export async function drawDemoPictures(services: DrawingServices, signal: AbortSignal): Promise<boolean> {
  if (!(await drawDemoPortraits(services, signal))) return false
  await drawDemoLogos(services)
  const tasks = await findTasks(services)
  for (const task of tasks) {
    const drawn = await draw(task.plans, signal)
    if (!drawn) return false
    await keep(services, task, drawn)
  }
  await services.jobDatabase.transaction({ kind: 'public' }, markDrawn)
  return true
}

async function findTasks(services: DrawingServices): Promise<Task[]> {
  const all = [...demoProperties, ...demoUnits]
  const assets = await services.jobDatabase.transaction(
    everything('the portfolio belongs to many accounts'),
    (db) =>
      listDemoAssets(
        db,
        all.map(({ code }) => code),
      ),
    { readOnly: true },
  )
  const byCode = new Map(assets.map((asset) => [asset.reference_code, asset]))
  const inOrder = all.toSorted((one, other) => (one.listedDaysAgo ?? Infinity) - (other.listedDaysAgo ?? Infinity))
  const fronts: Task[] = []
  const rooms: Task[] = []
  for (const property of inOrder) {
    const asset = byCode.get(property.code)
    if (!asset || asset.images_count > 1) continue
    const [front, ...others] = planPictures(property)
    if (front && asset.images_count === 0) fronts.push({ asset, property, after: 0, plans: [front] })
    if (others.length > 0) rooms.push({ asset, property, after: 1, plans: others })
  }
  return [...fronts, ...rooms]
}

async function draw(plans: readonly PlannedPicture[], signal: AbortSignal): Promise<Drawn[] | null> {
  const drawn: Drawn[] = []
  for (const plan of plans) {
    await yieldToCalls()
    if (signal.aborted) return null
    drawn.push({ plan, picture: await processPicture(await rasterised(plan.draw())) })
  }
  return drawn
}

/** A PNG that is packed quickly: it is thrown away once its sizes are made. */
async function rasterised(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

/** Adds the pictures of a task together, unless someone has changed the pictures of the property in the meantime. */
async function keep(services: DrawingServices, { asset, property, after }: Task, drawn: readonly Drawn[]): Promise<void> {
  const owner = { accountId: asset.account_id, profileId: asset.managing_profile_id }
  await services.jobDatabase.transaction({ kind: 'account', accountId: owner.accountId }, async (db) => {
    const scope = demoAssetsOf(owner)
    const row = await lockDemoAsset(db, scope, asset.id)
    if (row?.images_count !== after) return
    for (const [index, { plan, picture }] of drawn.entries()) {
      await insertImage(db, demoImagesOf(owner), {
        assetId: asset.id,
        position: after + index,
        caption: plan.caption,
        altText: plan.altText,
        roomId: IMAGE_ROOMS.find(({ Text }) => Text === plan.room)?.Id ?? null,
        bytes: picture.bytes,
        storageKey: await storePicture(db, services.files, picture),
        facts: factsOf(picture),
      })
    }
    const imagesCount = after + drawn.length
    const openChecks = openChecksOf(listingFactsOf(row, { imageCount: imagesCount, imported: row.imported }))
    await setDrawnImages(db, scope, asset.id, { imagesCount, openChecks })
    if (after > 0 || openChecks > 0 || property.listedDaysAgo === null) return
    const before = demoTerms[property.code]?.before
    await listSince(db, scope, asset.id, {
      daysAgo: property.listedDaysAgo,
      before: before ? { cents: before.amount * 100, daysAgo: before.daysAgo } : null,
    })
  })
}
