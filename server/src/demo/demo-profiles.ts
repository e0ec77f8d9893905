import { LANGUAGES } from '@keystead/contract/identity/profiles/languages.ts'
import type { Db } from '../database/db.ts'
import { describeDemoProfile, insertDemoContact } from '../identity/profiles/profile.demo.queries.ts'
import { demoProfileTexts } from './demo-profile-texts.ts'

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
