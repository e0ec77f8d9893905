import { RemoveApplicant } from '@keystead/contract/applications/applications/application.operations.ts'
import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import { MAIN_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Section } from '../../ui/Section.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { ApplicantItem } from './ApplicantItem.tsx'
import { RemoveApplicantDialog } from './RemoveApplicantDialog.tsx'
import { useReferences } from '../references/use-references.ts'
import { text } from './review.text.ts'
import styles from './Review.module.css'

/** Who applies, how far each of them is, and the forms that may be read. */
export function ApplicationPeople({ application }: { application: ApplicationDetails }) {
  const { ApplicationId, Applicants, Can, IsLandlord, Next, State } = application
  const mayRemove = useMay()(RemoveApplicant)
  const references = useReferences(application)
  const [removed, setRemoved] = useState<ApplicantRead | null>(null)
  // For as long as they have not submitted. The one who began it withdraws, and so does the one in whose name it was sent.
  const isRemovable = ({ State: state, IsYou, IsLead, ApplicantTypeId }: ApplicantRead) =>
    Can.Remove &&
    mayRemove &&
    !IsYou &&
    !IsLead &&
    (State === 'draft' || !MAIN_APPLICANTS.includes(ApplicantTypeId)) &&
    (state === 'invited' || state === 'started')
  return (
    <Section title={text.people}>
      {Applicants.length === 0 && <p>{text.noPeople}</p>}
      <ul className={styles.people}>
        {Applicants.map((applicant) => (
          <ApplicantItem
            key={applicant.FormId}
            applicationId={ApplicationId}
            applicant={applicant}
            isDraft={IsLandlord && State === 'draft'}
            isLandlord={IsLandlord}
            references={references.filter(({ FormId }) => FormId === applicant.FormId)}
            mayFill={applicant.IsYou && Next === 'fill'}
            onRemove={isRemovable(applicant) ? () => setRemoved(applicant) : null}
          />
        ))}
      </ul>
      {removed && <RemoveApplicantDialog applicationId={ApplicationId} applicant={removed} onClose={() => setRemoved(null)} />}
    </Section>
  )
}
