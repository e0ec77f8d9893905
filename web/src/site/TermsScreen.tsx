import type { PageHead } from '../navigation/head.ts'
import { paths } from '../navigation/paths.ts'
import { loadCompany, useCompany } from '../places/reference-data/company.ts'
import { LegalPage } from './legal/LegalPage.tsx'
import { termsSections, TERMS_VERSION } from './legal/terms-sections.tsx'

const LEAD = 'The rules for using Keystead: what you may expect of us, what we expect of you, and what happens when something goes wrong.'

export const loader = loadCompany

export function head(): PageHead {
  return { title: 'Terms and conditions', description: LEAD, canonical: paths.terms() }
}

export function TermsScreen() {
  return <LegalPage title="Terms and conditions" version={TERMS_VERSION} lead={LEAD} sections={termsSections(useCompany())} />
}
