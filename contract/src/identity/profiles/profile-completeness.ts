import { type ProfileKind, isAgent, isBusiness, mayBePublic } from './profile-rules.ts'

/** What completeness is told by. */
export type CompletenessFacts = ProfileKind & {
  readonly PicPath: string | null
  readonly ProfileCategoryIds: readonly number[]
  readonly About: string | null
  readonly CompanyName: string | null
  readonly AboutCompany: string | null
  readonly LicenseNumber: string | null
  readonly YearsExperience: number | null
  readonly LanguageIds: readonly number[]
  readonly City: string | null
}

export type CompletenessCheck = {
  /** The form's field that answers it. */
  readonly Field: string
  /** What to do, as an invitation. */
  readonly Text: string
  readonly Done: boolean
}

/** What makes a profile of its kind complete, in the order in which it helps most. Nothing of it is required. */
export function completenessChecks(facts: CompletenessFacts): CompletenessCheck[] {
  const checks: CompletenessCheck[] = [
    { Field: 'Picture', Text: 'Add a picture of yourself', Done: facts.PicPath !== null },
    { Field: 'About', Text: 'Say something about yourself', Done: facts.About !== null },
    { Field: 'CategoryIds', Text: 'Choose what fits you', Done: facts.ProfileCategoryIds.length > 0 },
  ]
  if (mayBePublic(facts)) checks.push({ Field: 'City', Text: 'Say where you work', Done: facts.City !== null })
  if (isAgent(facts)) {
    checks.push(
      { Field: 'LicenseNumber', Text: 'Add your license', Done: facts.LicenseNumber !== null },
      { Field: 'YearsExperience', Text: 'Say how long you have done this', Done: facts.YearsExperience !== null },
    )
  }
  checks.push({ Field: 'LanguageIds', Text: 'Choose the languages you speak', Done: facts.LanguageIds.length > 0 })
  if (isBusiness(facts)) {
    checks.push(
      { Field: 'CompanyName', Text: 'Name your company', Done: facts.CompanyName !== null },
      { Field: 'AboutCompany', Text: 'Describe your company', Done: facts.AboutCompany !== null },
    )
  }
  return checks
}

/** From 0 to 100. */
export function completenessPercent(facts: CompletenessFacts): number {
  const checks = completenessChecks(facts)
  return Math.round((checks.filter((check) => check.Done).length / checks.length) * 100)
}
