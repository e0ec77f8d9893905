import type { PageHead } from '../navigation/head.ts'
import { paths } from '../navigation/paths.ts'
import { loadCompany, useCompany } from '../places/reference-data/company.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import { privacySections, PRIVACY_VERSION } from './legal/privacy-sections.tsx'

const LEAD = 'What we keep of you, why, for how long, and how to see, correct or delete it. Each part comes in plain words first.'

export const loader = loadCompany

export function head(): PageHead {
  return { title: 'Privacy policy', description: LEAD, canonical: paths.privacyPolicy() }
}

export function PrivacyPolicyScreen() {
  return <LegalPage title="Privacy policy" version={PRIVACY_VERSION} lead={LEAD} sections={privacySections(useCompany())} />
}
