import type { StatedByRenter } from '@keystead/contract/applications/form/form.schemas.ts'
import { FORM_SECTIONS, type FormSection } from '@keystead/contract/applications/form/form.values.ts'
import { Section } from '../../ui/Section.tsx'
import { EmploymentSummary } from '../form/EmploymentSummary.tsx'
import { stepTitle } from '../form/form-steps.ts'
import { IdentitySummary } from '../form/IdentitySummary.tsx'
import { PersonalSummary } from '../form/PersonalSummary.tsx'
import { ResidenceSummary } from '../form/ResidenceSummary.tsx'
import styles from './RenterProfile.module.css'

/** What a renter’s profile says, as a landlord reads a form. */
export function StatedSummary({ stated, level }: { stated: StatedByRenter; level: 2 | 3 }) {
  return (
    <div className={styles.sections}>
      {FORM_SECTIONS.map((section) => (
        <Section key={section} title={stepTitle(section)} level={level}>
          <PartOf section={section} stated={stated} />
        </Section>
      ))}
    </div>
  )
}

function PartOf({ section, stated }: { section: FormSection; stated: StatedByRenter }) {
  if (section === 'personal') return <PersonalSummary details={stated} />
  if (section === 'identity') return <IdentitySummary identity={stated.Identity} />
  if (section === 'residence') return <ResidenceSummary residence={stated.Residence} />
  return <EmploymentSummary employment={stated.Employment} />
}
