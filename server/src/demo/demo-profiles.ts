import { setImmediate as yieldToCalls } from 'node:timers/promises'
import { LANGUAGES } from '@keystead/contract/identity/profiles/languages.ts'
import sharp from 'sharp'
import type { Db } from '../database/db.ts'
import { everything } from '../database/pool.ts'
import { processPortrait } from '../files/pictures/picture.ts'
import { storePicture } from '../files/pictures/picture-files.ts'
import type { Services } from '../rpc/services.ts'
import { replaceProfilePicture } from '../identity/profiles/profile.public.ts'
import {
  type FacelessProfile,
  describeDemoProfile,
  insertDemoContact,
  listFacelessProfiles,
} from '../identity/profiles/profile.demo.queries.ts'
import { drawPortrait } from './pictures/portrait.ts'
import { demoProfilesOf } from './demo.access.ts'
import type { DemoEmail } from './demo-people.ts'
import { markPortrayed } from './demo.queries.ts'
import { DEMO_PORTRAITS, demoProfileTexts } from './demo-profile-texts.ts'

/** Lets the people of the demo say something of themselves. Those of a portfolio that was made before get it, too. */
export async function describeDemoProfiles(db: Db): Promise<void> {
  for (const text of demoProfileTexts) {
    const profile = await describeDemoProfile(db, text, languageIdsOf(text.languages))
    if (profile) await insertDemoContact(db, profile, text)
  }
}

function languageIdsOf(names: readonly string[]): number[] {
  return names.map((name) => {
    const language = LANGUAGES.find(({ Text }) => Text === name)
    if (!language) throw new Error(`there is no language "${name}"`)
    return language.Id
  })
}

/** Draws the people of the demo who have no picture yet; whoever runs it next goes on where it was stopped. */
export async function drawDemoPortraits(services: Services, signal: AbortSignal): Promise<void> {
  const faceless = await services.jobDatabase.transaction(everything('the portfolio belongs to many accounts'), listFacelessProfiles, {
    readOnly: true,
  })
  for (const profile of faceless) {
    await yieldToCalls()
    if (signal.aborted) return
    await portray(services, profile)
  }
  await services.jobDatabase.transaction({ kind: 'public' }, markPortrayed)
}

async function portray(services: Services, { id, account_id: accountId, email }: FacelessProfile): Promise<void> {
  const drawing = drawPortrait({ seed: DEMO_PORTRAITS[email as DemoEmail] })
  const picture = await processPortrait(await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer())
  await services.jobDatabase.transaction({ kind: 'account', accountId }, async (db) => {
    const storageKey = await storePicture(db, services.files, picture)
    await replaceProfilePicture(db, demoProfilesOf(accountId), id, { storageKey, bytes: picture.bytes, placeholder: picture.placeholder })
  })
}
