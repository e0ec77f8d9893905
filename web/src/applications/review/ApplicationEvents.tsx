import { Timeline } from '../../ui/Timeline.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { eventText } from './event-text.ts'
import { text } from './events.text.ts'
import { text as words } from './review.text.ts'

export function ApplicationEvents({ application: { Events } }: { application: ApplicationDetails }) {
  return (
    <Timeline
      title={text.title}
      events={Events}
      earlier={text.earlier}
      line={(event) => ({ said: eventText(event), note: event.Note && words.reason({ reason: event.Note }) })}
    />
  )
}
