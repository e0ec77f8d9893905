import type { AgreementEventRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { z } from 'zod'
import { Timeline } from '../../ui/Timeline.tsx'
import type { AgreementDetails } from './agreement-details.ts'
import { text } from './view-agreement.text.ts'

type EventRead = z.infer<typeof AgreementEventRead>

export function AgreementEvents({ agreement: { Events } }: { agreement: AgreementDetails }) {
  return (
    <Timeline
      title={text.events}
      events={Events}
      earlier={text.eventsEarlier}
      line={(event) => ({
        said: event.By === null ? text.event[event.Kind].alone : text.event[event.Kind].by({ name: event.By }),
        note: event.Note && text.reason({ reason: event.Note }),
        source: sourceOf(event),
      })}
    />
  )
}

/** From where, for those who are told. */
function sourceOf({ IpAddress, Device }: EventRead): string {
  return [Device, IpAddress && text.eventFrom({ address: IpAddress })].filter(Boolean).join(' · ')
}
