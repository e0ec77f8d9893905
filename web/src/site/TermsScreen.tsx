import type { PageHead } from '../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { loadCompany, useCompany } from '../places/reference-data/company.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import { termsSections, TERMS_VERSION } from './legal/terms-sections.tsx'
import { text } from './legal/legal.text.ts'

const LEAD = text.theRulesForUsingKeystead

export const loader = loadCompany

export function head(): PageHead {
  return { title: text.termsAndConditions, description: LEAD, canonical: paths.terms() }
}

export function TermsScreen() {
  return <LegalPage title={text.termsAndConditions} version={TERMS_VERSION} lead={LEAD} sections={termsSections(useCompany())} />
}
