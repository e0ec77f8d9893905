import { setImmediate as yieldToCalls } from 'node:timers/promises'
import sharp from 'sharp'
import { everything } from '../database/pool.ts'
import { processPortrait } from '../files/pictures/picture.ts'
import { storePicture } from '../files/pictures/picture-files.ts'
import type { Services } from '../rpc/services.ts'
import { replaceProfilePicture } from '../identity/profiles/profile.public.ts'
import { type FacelessProfile, listFacelessProfiles } from '../identity/profiles/profile.demo.queries.ts'
import { demoProfilesOf } from './demo.access.ts'
import type { DemoEmail } from './demo-people.ts'
import { DEMO_PORTRAITS } from './demo-profile-texts.ts'
import { markPortrayed } from './demo.queries.ts'
import { drawPortrait } from './pictures/portrait.ts'

/** What drawing needs of a process. */
export type DrawingServices = Pick<Services, 'jobDatabase' | 'files'>

/** Draws the people of the demo who have no picture yet; whoever runs it next goes on where it was stopped. */
export async function drawDemoPortraits(services: DrawingServices, signal: AbortSignal): Promise<boolean> {
  const faceless = await services.jobDatabase.transaction(everything('the portfolio belongs to many accounts'), listFacelessProfiles, {
    readOnly: true,
  })
  for (const profile of faceless) {
    await yieldToCalls()
    if (signal.aborted) return false
    await portray(services, profile)
  }
  await services.jobDatabase.transaction({ kind: 'public' }, markPortrayed)
  return true
}

async function portray(services: DrawingServices, { id, account_id: accountId, email }: FacelessProfile): Promise<void> {
  const drawing = drawPortrait({ seed: DEMO_PORTRAITS[email as DemoEmail] })
  const picture = await processPortrait(await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer())
  await services.jobDatabase.transaction({ kind: 'account', accountId }, async (db) => {
    const storageKey = await storePicture(db, services.files, picture)
    await replaceProfilePicture(db, demoProfilesOf(accountId), id, { storageKey, bytes: picture.bytes, placeholder: picture.placeholder })
  })
}
