import type { PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { loadCompany, useCompany } from '../places/reference-data/company.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import { privacySections, PRIVACY_VERSION } from './legal/privacy-sections.tsx'
import { text } from './legal/legal.text.ts'

const LEAD = text.whatWeKeepOfYou

export const loader = loadCompany

export function head(): PageHead {
  return { title: text.privacyPolicy, description: LEAD, canonical: paths.privacyPolicy() }
}

export function PrivacyPolicyScreen() {
  return <LegalPage title={text.privacyPolicy} version={PRIVACY_VERSION} lead={LEAD} sections={privacySections(useCompany())} />
}
