import type { ApplicationEventRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { z } from 'zod'
import { text } from './events.text.ts'

export type ApplicationEvent = z.infer<typeof ApplicationEventRead>

/** What happened, in a sentence that names whom it is about where that is known. */
export function eventText({ Kind, By, About }: Pick<ApplicationEvent, 'Kind' | 'By' | 'About'>): string {
  const about = Kind in text.about ? text.about[Kind as keyof typeof text.about] : null
  if (About !== null && about !== null) return By === null ? about.alone({ person: About }) : about.by({ name: By, person: About })
  const words = text.event[Kind]
  return By === null ? words.alone : words.by({ name: By })
}
