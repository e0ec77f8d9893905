import type { IdentityRead, SectionState } from '@keystead/contract/applications/form/form.schemas.ts'
import type { Employment } from '@keystead/contract/applications/form/form.forms.ts'
import { FORM_SECTIONS, monthlyCents } from '@keystead/contract/applications/form/form.values.ts'
import { centsFromText, textFromCents } from '@keystead/contract/values/money.ts'
import type { RestrictedRow } from '../../documents/documents/document.public.ts'
import { type Content, missingIn } from './content.ts'

export function presentSections(content: Content, today: string): SectionState[] {
  return FORM_SECTIONS.map((Section) => {
    const Missing = missingIn(Section, content, today)
    return { Section, Version: content.versions[Section], IsComplete: Missing.length === 0, Missing }
  })
}

/** Of what was submitted nothing is missing that was erased since. */
export function presentErasedSections({ versions }: Content): SectionState[] {
  return FORM_SECTIONS.map((Section) => ({ Section, Version: versions[Section], IsComplete: true, Missing: [] }))
}

export function presentIdentity({ identity, lastFour }: Pick<Content, 'identity' | 'lastFour'>): IdentityRead {
  return {
    ...identity,
    IdNumberLast4: lastFour.idNumber ?? null,
    SsnLast4: lastFour.ssn ?? lastFour.last4Ssn ?? null,
    HasSsn: lastFour.ssn !== undefined,
  }
}

export function presentEmployment({ Jobs, OtherIncome }: Employment, today: string) {
  return { Jobs, OtherIncome, MonthlyIncome: textFromCents(monthlyIncome({ Jobs, OtherIncome }, today)) }
}

/** Cents of work that has not ended, and of other income. */
export function monthlyIncome({ Jobs, OtherIncome }: Employment, today: string): number {
  const ofJobs = Jobs.filter(({ To }) => To === null || To >= today).map(({ Income, PeriodId }) => inMonth(Income, PeriodId))
  const ofOthers = OtherIncome.map(({ Amount, PeriodId }) => inMonth(Amount, PeriodId))
  return [...ofJobs, ...ofOthers].reduce((sum, cents) => sum + cents, 0)
}

function inMonth(amount: string | null, periodId: number | null): number {
  return amount === null || periodId === null ? 0 : monthlyCents(centsFromText(amount), periodId)
}

export function presentDocument(row: RestrictedRow) {
  return {
    DocumentId: row.id,
    DocumentTypeId: row.document_type_id,
    Title: row.title,
    FileName: row.file_name,
    ContentType: row.content_type,
    Bytes: row.bytes,
    Scan: row.scan,
    AddedAt: row.created_at.toISOString(),
  }
}
