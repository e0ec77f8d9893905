import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { OwnScreenings } from './OwnScreenings.tsx'
import { ScreeningSection } from './ScreeningSection.tsx'
import { text } from './screening.text.ts'
import type { useScreenings } from './use-screenings.ts'

type ScreeningPartProps = { application: ApplicationDetails; asked: ReturnType<typeof useScreenings> }

/** Screenings on the page of an application, for the side that reads it. */
export function ScreeningPart({ application, asked: { data, error, refetch } }: ScreeningPartProps) {
  if (data)
    return application.IsLandlord ? <ScreeningSection application={application} screenings={data} /> : <OwnScreenings screenings={data} />
  if (!error) return null
  return (
    <Section title={text.title}>
      <ErrorState failure={error} onRetry={() => void refetch()} compact />
    </Section>
  )
}
