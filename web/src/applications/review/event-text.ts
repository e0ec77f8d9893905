import type { ApplicationEventRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import type { z } from 'zod'
import { text } from './events.text.ts'

export type ApplicationEvent = z.infer<typeof ApplicationEventRead>

/** What happened, in a sentence that names whom it is about where that is known. */
export function eventText({ Kind, By, About }: Pick<ApplicationEvent, 'Kind' | 'By' | 'About'>): string {
  if (About !== null && (Kind === 'invited' || Kind === 'resent' || Kind === 'taken' || Kind === 'removed')) {
    const words = text.about[Kind]
    return By === null ? words.alone({ person: About }) : words.by({ name: By, person: About })
  }
  const words = text.event[Kind]
  return By === null ? words.alone : words.by({ name: By })
}
